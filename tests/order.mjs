// In which order the functions of the single file compress best, by file and name, as `npm run order` found it; - is the next statement that is none.

export const ORDER = `
  src/body/ik:reachFoot src/body/stoop:stoop renderers/hair:scatter src/body/reach:reachFeet src/math/trig:halfTangent src/skeleton/leg:pointBone
  src/math/trig:arctangent renderers/dock:fillHollow renderers/dock:setPoint src/math/spline:spline src/gait/warp:evenShare
  node_modules/gl-matrix/esm/vec3:create renderers/hair:addBetween renderers/contour:addRibbon renderers/curve:orient renderers/contour:tidy
  renderers/contour:crease renderers/curve:addSpan renderers/text:figures src/body/poise:groundOffset renderers/curve:cross
  src/skeleton/trunk:eulerToQuat src/skeleton/pose:pointOnJoint node_modules/gl-matrix/esm/vec3:transformQuat node_modules/gl-matrix/esm/vec3:fromValues
  src/skeleton/leg:placeLeg src/body/stride:scaleWay src/skeleton/trunk:solveTrunk renderers/hair:stroke src/body/carried:createInertia
  renderers/contour:same renderers/contour:findEdges src/body/reach:solveLegs renderers/dock:addRim renderers/curve:slope renderers/curve:addSkin
  src/skeleton/leg:layLeg renderers/contour:dot src/body/planting:leaveAt renderers/dock:drawDock renderers/parts:drawCoronet renderers/parts:drawMarks
  renderers/parts:drawFace src/motion/clip:around src/gait/pattern-clock:keepTime src/body/stride:addLeg renderers/tuck:tuck renderers/curve:createTrack
  src/skeleton/trunk:createTrunkAngles renderers/hair:drawTail src/gait/voices:listSteady src/gait/voices:endVoices src/body/reach:createLegs
  src/body/planting:aimFoot renderers/fold:crossing src/steady:poseSteadily renderers/tuck:closeness src/math/circle:phaseDifference
  renderers/tuck:outside renderers/aspect:isNear src/math/circle:wrapPhase node_modules/gl-matrix/esm/vec3:lerp
  node_modules/gl-matrix/esm/quat:setAxisAngle node_modules/gl-matrix/esm/quat:slerp src/body/planting:aimForward renderers/hair:drawMane
  src/body/stride:addTrunk src/body/planting:straightOn src/body/planting:planSteadyFeet src/motion/clip:addLegSample src/gait/voices:pickClips
  src/skeleton/rig:straightLength renderers/curve:roundedPolygon src/gait/speed-law:strideAt renderers/hair:backEdge src/body/root:moveRoot
  src/body/poise:poiseFor src/body/planting:face renderers/curve:addPoint src/gait/voices:addVoice src/body/planting:swingWide
  renderers/contour:addWithin src/motion/clip:addBody src/body/wander:wander renderers/curve:smooth node_modules/gl-matrix/esm/vec3:dot
  renderers/view:along node_modules/gl-matrix/esm/vec3:copy src/gait/speed-law:evaluateLaw src/skeleton/rig:polar src/math/ease:clamp
  src/motion/build-clip:buildRows src/body/planting:createFootPlan src/skeleton/rig:buildRig node_modules/gl-matrix/esm/quat:create
  renderers/view:scaleAt renderers/flesh:buildFlesh src/body/stride:liftOf renderers/grid:groundY renderers/grid:drawGrid src/math/ease:smooth
  renderers/fold:addFolds renderers/scene:drawScene - - - - - - - - - src/body/stride:samplePose renderers/figure:windAt src/body/stride:standingToe
  src/math/ease:smoother src/body/planting:ownWay renderers/view:nearness renderers/view:exact renderers/view:pageY renderers/dock:setSkin
  renderers/parts:drawEar src/motion/build-clip:rowNames src/intent:steadyMirror renderers/parts:addShoulders renderers/parts:drawNearLegs
  renderers/parts:drawFarLegs renderers/parts:addLeg renderers/figure:drawFigure src/body/ik:createFootGoal renderers/plate:viewOf
  src/gait/speed-law:createStride src/body/stride:createSampleScratch renderers/measure:measure src/gait/voices:heldSpeed renderers/grid:drawBaseline
  components/plain:canDrawPlate src/skeleton/rig:addJoint components/plate:plateOptions renderers/plate:layoutStrip src/motion/build-clip:closeSwing
  src/skeleton/pose:createPose src/state:copyMoving src/gait/graph:buildGraph src/gait/voices:learnWay src/motion/clip:addMean
  src/motion/library:motionNamed renderers/curve:addPolygon src/motion/library:buildLibrary siblings:siblings:late src/skeleton/rig:standingAngle
  src/command:gaitName src/motion/clip:airTime src/gait/voices:createVoices src/gait/voices:addWay src/gait/warp:standingPart renderers/camera:beyondOf
  node_modules/gl-matrix/esm/vec3:add src/body/planting:strikeAt renderers/view:makeView renderers/view:worldAlong - - - renderers/plate:drawStrip
  renderers/svg-words:attribute src/motion/clip:createLegSample src/body/stride:createSampled src/motion/clip:sampleLeg renderers/caption:describeStrip
  components/plain:viewsOf components/words:speedWords renderers/view:pageX renderers/scene:sceneSVG - - components/plate:plateSVG - -
  renderers/text:decimal renderers/curve:addPlace renderers/ground:isLevel renderers/svg:createSvgPen src/motion/build-clip:bodyUnit
  renderers/canvas2d:createCanvasPen renderers/measure:measuringPen components/plate:columnsFor - - - - - - - - renderers/parts:sortLegs
  src/unpack:unpack src/state:copyState renderers/caption:strideLine - - renderers/aspect:legNearness - - - src/body/planting:standLevel
  renderers/parts:addLine renderers/fold:project - - src/build:nameOfWay src/state:cloneState src/gait/graph:gaitFor src/motion/build-clip:bodyKeys
  renderers/figure:lineWidthFor src/skeleton/trunk:trunkCount components/frame-loop:runningCount src/skeleton/pose:copyPose src/build:buildSpecies
  renderers/caption:numberWord - src/similarity:sizeBy src/registry:findSpecies components/actor:commandOf renderers/contour:addChain src/intent:workOut
  src/math/finite:finite src/intent:repertoire src/diagram/stride:makeStride src/state:createState renderers/text:capital renderers/svg-words:escapeText
  - - - - - - - src/gait/voices:beginVoices src/motion/build-clip:legRole components/input:faster src/skeleton/leg:girdlePosition
  src/motion/build-clip:parseRow components/plate:makePlate components/engine:createAnimal components/words:footfallRows src/steady:needsReins - - - -
  renderers/svg-words:formatNumber - components/values:readWords - - - - - - - - - - - - - - - components/frame-loop:update components/tree:rewrite - - -
  - - - renderers/caption:feetWords - components/load-engine:loadEngine renderers/figure:createFigure components/figure-part:drawing - - - - - - -
  renderers/flesh:each components/words:describeWords components/events:emitUser components/events:emit renderers/svg:wordsIn
  components/controls-text:select components/controls-text:field components/input:userSets renderers/caption:gaitTitle renderers/aspect:aspectOf
  components/controls-text:button components/controls-text:slider components/controls-text:sign components/controls-text:list components/tree:markup
  renderers/bodies:fleshOf components/values:readNumber components/icons:icon components/words:labelWords - - - - - - - components/frame-loop:leave -
  components/stage:nothing components/frame-loop:frame components/plain:canDraw components/tree:parse components/values:readWord src/build:widest
  components/actor:knownOf components/observers:shared renderers/contour:createEdges components/engine:speciesNames - -
  renderers/webgpu/adapter:hasHardware components/actor:speedRange src/skeleton/rig:within src/steady:tickSteadily - - - - - - components/frame-loop:wake
  - components/properties:readSafely - components/css:css - - renderers/webgpu/adapter:findAdapter - - - - - - - - - -`
  .trim()
  .split(/\s+/);
