/** Letters and threads on a canvas. */
import type { Pen } from './pen.ts';

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export function canvasText(context: Context, font: string, ...[text, x, y, style]: Parameters<Pen['text']>): void {
  context.font = `${style.italic ? 'italic ' : ''}${style.bold ? 'bold ' : ''}${style.size}px ${font}`;
  context.textAlign = style.align === 'middle' ? 'center' : (style.align ?? 'start');
  context.fillStyle = style.colour;
  if (!style.turn) {
    context.fillText(text, x, y);
    return;
  }
  context.save();
  context.translate(x, y);
  context.rotate(style.turn);
  context.fillText(text, 0, 0);
  context.restore();
}

export function canvasThreads(
  context: Context,
  ...[{ x, y, width, height }, upright, from, step, colour, thick]: Parameters<Pen['threads']>
): void {
  context.beginPath();
  const end = upright ? x + width : y + height;
  for (let at = from; at <= end; at += step) {
    context.moveTo(upright ? at : x, upright ? y : at);
    context.lineTo(upright ? at : x + width, upright ? y + height : at);
  }
  context.strokeStyle = colour;
  context.lineWidth = thick;
  context.stroke();
}
