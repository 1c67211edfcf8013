/** What a page must have: the first that matches, of that kind. A page that lacks it says so at once. */
export function find<Kind extends Element>(
  selector: string,
  kind: new () => Kind,
  inside: ParentNode = document,
): Kind {
  const element = inside.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`the page has no ${kind.name} ${selector}`);
  return element;
}
