// Names of what nobody but the engine and the element touch, as they are in the single file and its siblings: short ones. Used by the build.
//
// Only names that are nothing else anywhere: not the page's, not Lit's, not in a table, in no list of words, and nothing that is written in the
// reference. tests/node/names.test.ts sees to that.

export const INNER = `
  acts advanceBy agree alive allowMotion along alongX alongY angles arrays atRest base beat begin bends beyond bodyKeys borders calm
  centre chain channels chest chooseFile clip clipAt clipsOf clock coming curveTo distance downFrom downRate drift facing falling farthest fitting
  flying footfallSpeeds freedom goal going graph high hinges hurried ideal intent isAtRest known landing lands late leapFromPitch leapFromY
  leapHeight leapLand leapOff leapRise leapTime leapToPitch leapToY leftSpeedX leftSpeedZ leftX leftZ legPhase lent level library life
  lifted lifting listen lit mirrored miss mixManner mixRate mixWay mixWeight muster neckRate need note obey orbit own pivot places plan
  poise pollRate provide pulled pushSpeed pushed quarters quiet reach readAgain refuse repaint restX restY resting rise riseRate rolled
  sample sampled sayRefusals scene scratch settled sink slopeX slopeZ slowest soleGive span standX standZ stillSVG stood stretch styled
  surface surfaceFor surge swap swingFrom swingRate swingX swingY takeMotions takeReins tempo terrain threads tiedOffset toeX toeY trueRig
  tryAgain ungroup voices waits weight wind`
  .trim()
  .split(/\s+/);

/** Two of the letters that code has most; but no word that is a name already. */
const LETTERS = [...'etiarnoslhdcufpgmwybvkx'];
const TAKEN = 'as at ax ay be by ca do dt dx dy id if in is it ms of on or sa so to tx up us we'.split(' ');
const pairs = LETTERS.flatMap((last) => LETTERS.map((first) => first + last)).filter((pair) => !TAKEN.includes(pair));

/** For the minifier: each name, and the one it has instead. */
export const SHORT = Object.fromEntries(INNER.map((name, i) => [name, pairs[i]]));
