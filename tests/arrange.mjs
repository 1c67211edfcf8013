// The functions of the single file in the order in which they compress best: gzip looks back 32 KiB, so like should stand near like. Used by the build, and by
// `npm run order`, which looks for a better one.

import remapping from '@jridgewell/remapping';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { parse } from 'acorn';
import MagicString from 'magic-string';

/** Stands for the next statement that is not a function: these are worked through one after another, and stay in their order. */
const NEXT = '-';

/** The statements of a module as they stand: where, the text, and of a function the file and the name it has there. */
export function statementsOf(code, map) {
  const sources = new TraceMap(map);
  const { body } = parse(code, { ecmaVersion: 2022, sourceType: 'module', locations: true });
  return body.map(({ type, kind, id, start, end }) => {
    const text = code.slice(start, end);
    if (type !== 'FunctionDeclaration') return { key: NEXT, start, end, text, kind };
    const { source, name } = originalPositionFor(sources, id.loc.start);
    return { key: `${source?.replace(/^(\.\.\/)*|\.\w+$/g, '')}:${name}`, start, end, text };
  });
}

/** Sorted: those that the order does not have stay behind the one they stood behind, and what it has too many of is passed over. */
export function sortStatements(statements, order) {
  const functions = new Map(statements.filter(({ key }) => key !== NEXT).map((one) => [one.key, one]));
  const others = statements.filter(({ key }) => key === NEXT);
  const sorted = order.flatMap((key) => {
    const one = key === NEXT ? others.shift() : functions.get(key);
    functions.delete(key);
    return one ?? [];
  });
  return [...sorted, ...functions.values(), ...others];
}

/** The module with its statements in that order, and the way back to its sources. */
export function arrange(code, map, order) {
  const statements = statementsOf(code, map);
  const text = new MagicString(code);
  const sorted = sortStatements(statements, order);
  for (const { start, end } of sorted) text.move(start, end, code.length);
  // Each ends by itself, wherever it stands.
  for (const { end, key } of sorted) if (key === NEXT && code[end - 1] !== ';') text.appendLeft(end, ';');
  return { code: text.toString(), map: remapping([text.generateMap({ hires: true }), map], () => null) };
}
