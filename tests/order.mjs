// In which order the functions of the single file compress best, by file and name, as `npm run order` found it; - is the next statement that is none.

export const ORDER = `
  src/skeleton/leg:layLeg src/body/ik:reachFoot src/body/stoop:stoop renderers/hair:scatter src/math/circle:wrapPhase renderers/view:exact
  src/body/reach:reachFeet src/math/trig:arctangent src/math/trig:halfTangent src/body/stride:scaleWay src/skeleton/leg:pointBone src/math/spline:spline
  src/body/poise:groundOffset src/gait/warp:evenShare src/body/ik:turnBone renderers/contour:same renderers/dock:fillHollow renderers/dock:setPoint
  renderers/hair:addBetween renderers/contour:addRibbon renderers/tuck:outside renderers/curve:orient renderers/contour:tidy renderers/curve:addSpan
  src/skeleton/rig:straightLength src/skeleton/trunk:eulerToQuat renderers/contour:crease src/gait/voices:pickClips src/skeleton/leg:placeLeg
  src/body/planting:face node_modules/gl-matrix/esm/vec3:transformQuat node_modules/gl-matrix/esm/vec3:lerp node_modules/gl-matrix/esm/quat:slerp
  src/skeleton/pose:pointOnJoint src/skeleton/trunk:solveTrunk renderers/hair:stroke renderers/aspect:aspectOf renderers/contour:findEdges
  renderers/dock:addRim src/body/planting:leaveAt renderers/dock:drawDock renderers/curve:addPoint src/body/wander:wander renderers/hair:drawTail
  src/motion/clip:sampleLeg node_modules/gl-matrix/esm/quat:setAxisAngle src/body/planting:strikeAt renderers/curve:cross renderers/contour:dot
  renderers/fold:crossing src/gait/pattern-clock:keepTime src/gait/voices:listSteady src/body/stride:addTrunk src/gait/voices:endVoices
  src/body/stride:addLeg src/body/planting:straightOn src/body/planting:aimFoot src/gait/voices:addWay src/body/poise:poiseFor src/steady:poseSteadily
  renderers/curve:smooth renderers/curve:addSkin renderers/tuck:closeness renderers/contour:addWithin src/motion/clip:addLegSample
  renderers/hair:drawMane renderers/curve:roundedPolygon src/body/planting:planSteadyFeet renderers/dock:setSkin renderers/figure:createFigure
  renderers/parts:drawMarks renderers/view:along src/body/planting:swingWide src/gait/speed-law:strideAt renderers/parts:drawFace renderers/grid:groundY
  src/gait/voices:addVoice renderers/text:decimal renderers/text:figures renderers/figure:windAt renderers/view:pageY renderers/view:scaleAt
  renderers/tuck:tuck renderers/hair:backEdge node_modules/gl-matrix/esm/vec3:fromValues src/body/planting:createFootPlan
  node_modules/gl-matrix/esm/quat:create src/motion/clip:addBody src/similarity:sizeBy renderers/parts:drawCoronet src/skeleton/pose:createPose
  src/motion/build-clip:buildRows src/skeleton/trunk:createTrunkAngles src/skeleton/rig:buildRig renderers/flesh:buildFlesh renderers/grid:drawGrid
  renderers/scene:drawScene renderers/fold:addFolds - - - - - - - - - node_modules/gl-matrix/esm/vec3:dot src/motion/build-clip:bodyUnit
  src/skeleton/rig:addJoint src/body/stride:samplePose renderers/parts:drawEar renderers/parts:addShoulders renderers/parts:drawNearLegs
  renderers/parts:addLine renderers/parts:addLeg renderers/parts:drawFarLegs renderers/figure:drawFigure src/gait/speed-law:evaluateLaw
  src/motion/clip:airTime renderers/grid:drawBaseline components/plain:canDrawPlate src/body/root:moveRoot src/steady:tickSteadily
  src/gait/voices:learnWay node_modules/gl-matrix/esm/vec3:copy src/body/reach:solveLegs renderers/curve:createTrack renderers/measure:measure
  src/math/circle:phaseDifference renderers/aspect:isNear components/plate:plateOptions renderers/plate:layoutStrip src/body/planting:aimForward
  renderers/curve:addPolygon src/skeleton/leg:girdlePosition src/motion/build-clip:rowNames src/state:copyMoving src/body/stride:standingToe
  src/body/planting:ownWay renderers/plate:viewOf src/motion/build-clip:closeSwing src/skeleton/pose:copyPose src/motion/library:buildLibrary
  src/body/ik:createFootGoal node_modules/gl-matrix/esm/vec3:create src/gait/speed-law:createStride src/body/carried:createInertia
  src/body/stride:createSampleScratch src/gait/voices:createVoices src/motion/clip:createLegSample src/gait/graph:gaitFor
  node_modules/gl-matrix/esm/vec3:add renderers/view:nearness renderers/svg-words:formatNumber renderers/ground:isLevel renderers/svg:wordsIn
  renderers/svg-words:attribute src/motion/library:motionNamed src/command:gaitName src/math/ease:smoother src/motion/clip:addMean renderers/view:pageX
  src/gait/warp:standingPart src/skeleton/rig:polar src/skeleton/rig:standingAngle renderers/camera:beyondOf renderers/view:worldAlong
  renderers/view:makeView - - - renderers/plate:drawStrip components/words:speedWords src/math/ease:smooth src/body/stride:liftOf
  src/body/planting:standLevel src/body/stride:createSampled - - renderers/caption:describeStrip renderers/caption:strideLine renderers/scene:sceneSVG -
  - components/plate:plateSVG renderers/svg:createSvgPen renderers/caption:numberWord renderers/curve:slope src/motion/clip:around
  renderers/canvas2d:createCanvasPen renderers/measure:measuringPen src/body/reach:createLegs - - - - - - - - renderers/contour:addChain
  components/plate:columnsFor src/unpack:unpack src/state:copyState src/motion/build-clip:parseRow src/skeleton/trunk:trunkCount
  renderers/figure:lineWidthFor src/motion/build-clip:bodyKeys renderers/aspect:legNearness src/registry:findSpecies src/state:cloneState
  renderers/flesh:each src/build:buildSpecies src/intent:workOut renderers/fold:project - - src/gait/graph:buildGraph src/diagram/stride:makeStride
  renderers/parts:sortLegs src/state:createState components/actor:commandOf renderers/contour:createEdges - - - - - - - - - - - - - - - - -
  src/build:nameOfWay src/intent:repertoire components/stage:nothing - renderers/svg-words:escapeText src/intent:steadyMirror renderers/text:capital
  components/input:faster src/build:widest components/words:footfallRows src/gait/voices:beginVoices - - - - - - - - - src/math/ease:clamp
  components/plate:makePlate src/gait/voices:heldSpeed components/frame-loop:runningCount components/engine:createAnimal components/properties:readSafely
  components/frame-loop:leave - src/steady:needsReins src/math/finite:finite - - - - - components/frame-loop:update components/tree:rewrite - - - - - - -
  - - - - - - - - components/values:readWords components/frame-loop:frame src/gait/voices:askFor renderers/caption:feetWords components/plain:viewsOf
  components/plain:canDraw components/actor:speedRange renderers/curve:addPlace renderers/webgpu/adapter:findAdapter components/css:css
  components/engine:speciesNames components/events:emit components/icons:icon components/events:emitUser components/controls-text:sign
  components/words:describeWords components/controls-text:select components/controls-text:list components/controls-text:slider
  components/controls-text:button components/controls-text:field renderers/caption:gaitTitle components/values:readNumber src/motion/build-clip:legRole
  siblings:siblings:late components/tree:markup components/values:readWord components/load-engine:loadEngine src/skeleton/rig:within
  components/words:labelWords renderers/webgpu/adapter:hasHardware - - - - - - - - - - - - - - - components/tree:parse components/observers:shared
  components/actor:knownOf components/frame-loop:wake - - renderers/bodies:fleshOf - - - - components/input:userSets - - - - - -
  components/figure-part:drawing - -`
  .trim()
  .split(/\s+/);
