/** Builds the form from the table of fields, reads it and fills it. A field's value is text, as in an attribute; null is off. */
import type { Field, Group } from './fields.ts';

type Text = string | null;

export interface Form {
  /** Shows these values. */
  fill(readValue: (name: string) => string | boolean): void;
}

/** `onInput` hears the name of what the user has changed, and its new text. */
export function buildForm(
  place: HTMLElement,
  groups: readonly Group[],
  onInput: (name: string, text: Text) => void,
): Form {
  const fillers: ((readValue: (name: string) => string | boolean) => void)[] = [];
  place.replaceChildren(
    ...groups.map(({ title, fields }) => {
      const group = document.createElement('fieldset');
      group.append(make('legend', title), ...fields.map((field) => build(field, onInput, fillers)));
      return group;
    }),
  );
  return {
    fill: (readValue) => {
      for (const filler of fillers) filler(readValue);
    },
  };
}

type Fillers = ((readValue: (name: string) => string | boolean) => void)[];

function build(field: Field, onInput: (name: string, text: Text) => void, fillers: Fillers): HTMLElement {
  switch (field.kind) {
    case 'set':
      return buildSet(field, onInput, fillers);
    case 'flag':
      return buildFlag(field, onInput, fillers);
    default:
      return buildOne(field, onInput, fillers);
  }
}

/** A slider, a list or a line of text, under its name. */
function buildOne(
  field: Exclude<Field, { kind: 'set' | 'flag' }>,
  onInput: (name: string, text: Text) => void,
  fillers: Fillers,
): HTMLElement {
  const { name, label } = field;
  const box = make('div', '', `field ${field.kind}`);
  const above = make('div', '', 'above');
  const title = Object.assign(document.createElement('label'), { textContent: label, htmlFor: `field-${name}` });
  const output = document.createElement('output');
  const control = field.kind === 'list' ? document.createElement('select') : document.createElement('input');
  control.id = title.htmlFor;
  control.name = name;
  if (field.kind === 'list') control.append(...field.words.map((word) => new Option(word)));
  else if (field.kind === 'range')
    Object.assign(control, { type: 'range', min: field.min, max: field.max, step: field.step });
  else Object.assign(control, { type: 'text' });
  above.append(title, ...(field.kind === 'range' ? [output] : []));
  box.append(above, control);
  const show = (text: string): void => {
    if (field.kind === 'range') output.value = `${Number(Number(text).toFixed(2))} ${field.unit}`.trim();
  };
  control.addEventListener('input', () => {
    show(control.value);
    onInput(name, control.value);
  });
  fillers.push((readValue) => {
    control.value = String(readValue(name));
    show(String(readValue(name)));
  });
  return box;
}

function buildFlag({ name, label }: Field, onInput: (name: string, text: Text) => void, fillers: Fillers): HTMLElement {
  const [box, control] = checkbox(label);
  control.name = name;
  control.addEventListener('input', () => onInput(name, control.checked ? '' : null));
  fillers.push((readValue) => {
    control.checked = readValue(name) === true;
  });
  return box;
}

/** Words of which any may be chosen. */
function buildSet(
  { name, label, words }: Extract<Field, { kind: 'set' }>,
  onInput: (name: string, text: Text) => void,
  fillers: Fillers,
): HTMLElement {
  const box = make('div', '', 'field set');
  const title = make('p', label, 'small-caps');
  title.id = `field-${name}`;
  box.setAttribute('role', 'group');
  box.setAttribute('aria-labelledby', title.id);
  const row = make('div', '', 'row');
  const boxes = words.map((word) => {
    const [part, control] = checkbox(word);
    control.name = name;
    control.value = word;
    control.addEventListener('input', () =>
      onInput(
        name,
        boxes
          .filter((other) => other.checked)
          .map((other) => other.value)
          .join(' '),
      ),
    );
    row.append(part);
    return control;
  });
  fillers.push((readValue) => {
    const chosen = String(readValue(name)).split(' ');
    for (const control of boxes) control.checked = chosen.includes(control.value);
  });
  box.append(title, row);
  return box;
}

function checkbox(words: string): [HTMLElement, HTMLInputElement] {
  const box = make('label', '', 'check');
  const control = Object.assign(document.createElement('input'), { type: 'checkbox' });
  box.append(control, words);
  return [box, control];
}

function make<Name extends keyof HTMLElementTagNameMap>(
  tag: Name,
  words: string,
  name = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(tag);
  element.textContent = words;
  if (name !== '') element.className = name;
  return element;
}
