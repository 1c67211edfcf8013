/**
 * Numbers in a row, as the engine keeps them: plain arrays. V8 gets at a number in one of these in fewer steps than in a Float64Array, whose memory lies
 * elsewhere: a changing frame takes 5 % less in Chromium, 3 % less on Node. That is so only while it holds nothing but doubles, and so they are all made here.
 * What is copied whole in a frame, or others look at through views, stays a Float64Array: poses, the animator's numbers, what legs carry.
 */
export type Numbers = number[];

/** So many zeros. */
export function zeros(length: number): Numbers {
  const made: Numbers = [];
  // Halves at first: V8 keeps whole numbers in another way, and each array would have to go over to doubles when it is used.
  while (made.length < length) made.push(0.5);
  return made.fill(0);
}

export function numbersFrom(values: ArrayLike<number>): Numbers {
  const made = zeros(values.length);
  copyNumbers(values, made);
  return made;
}

export function copyNumbers(from: ArrayLike<number>, to: Numbers): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i];
}

/** Where memory comes from that is written anew before it is read, and so need not be one animal's own: src/works.ts. */
export type Share = (length: number) => Numbers;
