// In which order the functions of the single file compress best, by file and name, as `npm run order` found it; - is the next statement that is none.

export const ORDER = `
  renderers/view:exact src/math/circle:wrapPhase src/body/wander:wave src/math/trig:arctangent src/math/memory:zeros src/skeleton/leg:layLeg
  src/body/ik:reachFoot renderers/contour:same renderers/curve:slope renderers/hair:scatter src/body/stride:scaleWay renderers/dock:fillHollow
  renderers/dock:setPoint renderers/curve:orient renderers/curve:addSpan src/body/poise:groundOffset src/motion/clip:airTime src/math/spline:spline
  renderers/contour:createEdges renderers/contour:tidy renderers/contour:crease renderers/hair:addBetween renderers/view:nearness
  renderers/contour:addRibbon src/skeleton/rig:straightLength src/math/trig:turnOf src/body/ik:turnBone src/body/stride:addTrunk
  renderers/curve:addPolygon node_modules/gl-matrix/esm/quat:setAxisAngle renderers/curve:addPoint renderers/curve:cross renderers/curve:smooth
  src/gait/voices:addVoice src/gait/warp:evenShare renderers/dock:addRim node_modules/gl-matrix/esm/vec3:transformQuat
  node_modules/gl-matrix/esm/vec3:lerp src/skeleton/leg:pointBone node_modules/gl-matrix/esm/quat:slerp src/body/planting:fitPlace
  node_modules/gl-matrix/esm/vec3:dot src/skeleton/pose:pointOnJoint src/body/stoop:stoop renderers/text:figures src/body/reach:reachFeet
  src/skeleton/trunk:eulerToQuat src/skeleton/trunk:solveTrunk src/skeleton/leg:placeLeg src/body/wander:wander renderers/dock:drawDock
  renderers/hair:backEdge src/body/planting:strikeAt renderers/hair:drawTail renderers/hair:stroke renderers/hair:drawMane renderers/curve:addSkin
  src/gait/voices:listSteady src/gait/voices:endVoices src/body/poise:poiseFor src/gait/pattern-clock:keepTime src/body/stride:addLeg
  renderers/tuck:closeness renderers/fold:crossing src/body/planting:aimFoot renderers/contour:findEdges renderers/view:pageY renderers/view:scaleAt
  renderers/contour:addWithin src/math/ease:smoother renderers/dock:setSkin renderers/tuck:tuck renderers/tuck:outside src/gait/voices:pickClips
  renderers/parts:drawCoronet src/steady:poseSteadily src/skeleton/leg:girdlePosition node_modules/gl-matrix/esm/vec3:copy siblings:siblings:late
  src/body/planting:planSteadyFeet src/body/planting:straightOn renderers/ground:isLevel src/motion/clip:addBody src/motion/clip:addLegSample
  renderers/curve:roundedPolygon src/body/planting:face src/gait/speed-law:strideAt src/math/ease:smooth renderers/contour:dot renderers/view:along
  src/body/planting:standLevel src/gait/voices:addWay renderers/parts:drawMarks renderers/parts:drawFace src/body/planting:swingWide
  src/gait/speed-law:evaluateLaw renderers/plate:viewOf renderers/grid:groundY src/math/circle:phaseDifference renderers/aspect:isNear
  src/skeleton/trunk:createTrunkAngles src/skeleton/pose:createPose src/motion/build-clip:buildRows src/skeleton/rig:buildRig renderers/flesh:buildFlesh
  renderers/aspect:aspectOf renderers/grid:drawGrid renderers/fold:addFolds renderers/scene:drawScene - - - - - - - - - src/body/stride:samplePose
  renderers/parts:drawEar renderers/parts:addShoulders renderers/parts:drawNearLegs renderers/camera:beyondOf renderers/figure:windAt
  renderers/grid:drawBaseline renderers/parts:addLeg renderers/figure:drawFigure src/gait/voices:learnWay renderers/parts:drawFarLegs
  components/plain:canDrawPlate src/body/carried:createInertia src/gait/speed-law:createStride src/similarity:sizeBy src/gait/voices:createVoices
  renderers/curve:createTrack src/body/reach:createLegs components/plate:plateOptions renderers/plate:layoutStrip renderers/measure:measure
  renderers/view:pageX src/skeleton/rig:addJoint src/motion/build-clip:closeSwing renderers/parts:addLine src/body/root:moveRoot
  src/math/memory:copyNumbers src/state:copyArrays src/state:copyMoving src/skeleton/pose:copyPose src/body/planting:aimForward src/body/reach:solveLegs
  src/motion/library:buildLibrary renderers/svg-words:escapeText src/body/stride:liftOf src/gait/graph:buildGraph src/gait/graph:gaitFor
  src/motion/build-clip:rowNames src/body/stride:standingToe node_modules/gl-matrix/esm/vec3:add src/steady:tickSteadily src/math/ease:clamp
  src/gait/warp:standingPart src/body/planting:ownWay renderers/view:worldAlong src/body/ik:createFootGoal src/body/planting:createFootPlan
  src/motion/clip:sampleLeg src/skeleton/rig:standingAngle renderers/view:makeView src/events:standing src/motion/library:motionNamed
  src/skeleton/rig:polar src/motion/clip:addMean src/body/stride:createSampleScratch src/command:gaitName src/motion/clip:around
  src/motion/clip:createLegSample src/body/stride:createSampled - - - renderers/plate:drawStrip components/words:speedWords
  renderers/caption:describeStrip renderers/caption:strideLine renderers/svg:wordsIn components/plain:viewsOf renderers/figure:createFigure
  renderers/svg-words:attribute renderers/scene:sceneSVG renderers/aspect:legNearness components/plate:plateSVG renderers/svg:createSvgPen
  renderers/contour:addChain renderers/canvas2d:createCanvasPen components/plate:columnsFor src/state:copyState src/unpack:unpack src/math/finite:finite
  renderers/text:capital src/motion/build-clip:parseRow src/motion/build-clip:bodyKeys renderers/caption:numberWord src/skeleton/trunk:trunkCount
  renderers/parts:sortLegs src/motion/build-clip:bodyUnit - - - - - - - src/intent:repertoire src/registry:findSpecies src/build:buildSpecies
  src/state:cloneState - renderers/fold:project src/build:nameOfWay src/intent:workOut src/state:createState - - - - - - - src/math/memory:numbersFrom -
  - - - components/actor:commandOf components/engine:createAnimal components/plate:makePlate src/diagram/stride:makeStride - - - - - - - - - - - - - - -
  - - components/values:readWords renderers/caption:feetWords components/input:faster components/engine:speciesNames src/steady:needsReins
  src/motion/build-clip:legRole components/events:emitUser components/events:emit src/build:widest components/words:footfallRows
  components/observers:shared - - - - - components/input:userSets components/properties:readSafely - - - - - - components/frame-loop:leave
  components/frame-loop:update components/tree:rewrite - - - - - - - - - - - - - - - src/gait/voices:setVoice src/gait/voices:heldSpeed
  components/frame-loop:frame renderers/flesh:each components/values:readNumber components/values:readWord renderers/text:decimal
  renderers/figure:lineWidthFor src/intent:steadyMirror src/gait/voices:beginVoices src/gait/voices:askFor components/plain:canDraw
  renderers/svg-words:formatNumber components/frame-loop:wake components/words:describeWords components/words:labelWords renderers/caption:gaitTitle
  renderers/measure:measuringPen components/frame-loop:runningCount components/controls-text:select components/controls-text:slider components/icons:icon
  components/controls-text:field components/controls-text:sign components/stage:nothing components/controls-text:button components/tree:markup
  renderers/curve:addPlace components/actor:knownOf components/controls-text:list renderers/webgpu/adapter:findAdapter components/css:css
  renderers/bodies:fleshOf renderers/webgpu/adapter:hasHardware components/load-engine:loadEngine src/skeleton/rig:within components/actor:speedRange - -
  - - - - - - - - - - - - components/figure-part:drawing components/tree:parse - - - - - - - - - - - - - - -`
  .trim()
  .split(/\s+/);
