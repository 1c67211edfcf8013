// In which order the functions of the single file compress best, by file and name, as `npm run order` found it; - is the next statement that is none.

export const ORDER = `
  src/body/ik:reachFoot src/body/stoop:stoop renderers/hair:scatter src/body/reach:reachFeet src/math/trig:halfTangent src/math/trig:arctangent
  src/math/spline:spline src/gait/warp:evenShare src/skeleton/leg:pointBone node_modules/gl-matrix/esm/vec3:create renderers/dock:fillHollow
  renderers/dock:setPoint renderers/curve:createTrack renderers/hair:addBetween renderers/contour:addRibbon renderers/curve:orient renderers/contour:tidy
  renderers/contour:crease renderers/curve:addSpan renderers/text:figures src/body/poise:groundOffset renderers/curve:cross
  src/skeleton/trunk:eulerToQuat src/skeleton/pose:pointOnJoint node_modules/gl-matrix/esm/vec3:transformQuat node_modules/gl-matrix/esm/vec3:fromValues
  src/skeleton/leg:placeLeg src/body/stride:scaleWay renderers/contour:dot src/skeleton/trunk:solveTrunk renderers/hair:stroke renderers/contour:same
  renderers/contour:findEdges src/body/reach:solveLegs src/body/stride:addTrunk renderers/dock:addRim renderers/curve:slope renderers/curve:addSkin
  src/skeleton/leg:layLeg src/body/planting:leaveAt renderers/dock:drawDock renderers/parts:drawCoronet renderers/parts:drawMarks
  renderers/parts:drawFace src/gait/pattern-clock:keepTime src/body/stride:addLeg src/gait/voices:endVoices src/body/planting:aimFoot
  src/skeleton/trunk:createTrunkAngles src/body/planting:face renderers/hair:drawTail renderers/tuck:tuck src/gait/voices:listSteady
  src/body/carried:createInertia src/motion/clip:around src/math/circle:phaseDifference renderers/tuck:outside src/skeleton/rig:straightLength
  node_modules/gl-matrix/esm/vec3:lerp node_modules/gl-matrix/esm/quat:slerp src/steady:poseSteadily renderers/curve:smooth renderers/hair:drawMane
  src/body/planting:straightOn src/body/planting:planSteadyFeet renderers/aspect:aspectOf src/motion/clip:addLegSample src/gait/voices:pickClips
  src/math/ease:clamp src/body/planting:aimForward renderers/curve:roundedPolygon node_modules/gl-matrix/esm/quat:setAxisAngle
  src/gait/speed-law:strideAt node_modules/gl-matrix/esm/quat:create renderers/hair:backEdge src/body/reach:createLegs renderers/curve:addPoint
  node_modules/gl-matrix/esm/vec3:dot renderers/tuck:closeness src/body/planting:createFootPlan renderers/view:along src/gait/speed-law:evaluateLaw
  src/body/poise:poiseFor src/body/planting:swingWide src/gait/voices:addVoice src/motion/clip:addBody src/body/wander:wander renderers/fold:crossing
  renderers/contour:addWithin node_modules/gl-matrix/esm/vec3:copy src/motion/build-clip:buildRows src/skeleton/rig:buildRig src/skeleton/rig:polar
  renderers/view:scaleAt renderers/flesh:buildFlesh src/body/stride:liftOf renderers/grid:groundY renderers/fold:addFolds renderers/grid:drawGrid
  src/math/ease:smooth renderers/scene:drawScene - - - - - - - - - src/body/stride:samplePose renderers/figure:windAt src/math/ease:smoother
  src/body/stride:standingToe renderers/view:nearness src/body/planting:ownWay renderers/view:exact renderers/view:pageY renderers/dock:setSkin
  renderers/parts:drawEar renderers/parts:addShoulders src/intent:steadyMirror renderers/parts:drawNearLegs renderers/parts:drawFarLegs
  src/gait/warp:standingPart renderers/curve:addPlace renderers/parts:addLeg renderers/figure:drawFigure src/body/ik:createFootGoal
  src/gait/speed-law:createStride src/body/stride:createSampleScratch src/gait/voices:learnWay renderers/grid:drawBaseline components/plain:canDrawPlate
  src/skeleton/pose:createPose src/motion/build-clip:closeSwing src/body/root:moveRoot src/skeleton/rig:addJoint components/plate:plateOptions
  renderers/plate:layoutStrip src/state:copyMoving src/math/circle:wrapPhase src/gait/graph:buildGraph renderers/plate:viewOf
  src/motion/library:motionNamed renderers/measure:measure src/motion/clip:addMean renderers/curve:addPolygon src/motion/library:buildLibrary
  src/skeleton/rig:standingAngle renderers/view:worldAlong src/motion/build-clip:rowNames src/command:gaitName src/motion/clip:airTime
  src/gait/voices:createVoices src/gait/voices:addWay renderers/camera:beyondOf node_modules/gl-matrix/esm/vec3:add src/body/planting:strikeAt
  renderers/view:makeView - - - renderers/plate:drawStrip renderers/svg-words:attribute src/motion/clip:createLegSample src/body/stride:createSampled
  components/plain:viewsOf renderers/caption:describeStrip renderers/scene:sceneSVG - - components/plate:plateSVG - - renderers/text:decimal
  renderers/view:pageX renderers/svg:createSvgPen renderers/figure:lineWidthFor renderers/aspect:legNearness src/registry:findSpecies
  renderers/figure:createFigure src/motion/clip:sampleLeg src/skeleton/pose:copyPose renderers/canvas2d:createCanvasPen renderers/measure:measuringPen
  components/plate:columnsFor src/motion/build-clip:bodyUnit - - - - - - - - components/words:speedWords renderers/parts:sortLegs src/unpack:unpack
  renderers/ground:isLevel src/state:copyState renderers/caption:strideLine - - src/gait/graph:gaitFor renderers/parts:addLine
  src/body/planting:standLevel renderers/fold:project src/build:buildSpecies - - - - - - src/similarity:sizeBy renderers/caption:numberWord
  src/build:nameOfWay renderers/contour:addChain src/intent:workOut src/motion/build-clip:bodyKeys components/actor:commandOf
  src/skeleton/trunk:trunkCount components/frame-loop:runningCount src/math/finite:finite src/intent:repertoire src/diagram/stride:makeStride
  src/state:cloneState src/state:createState renderers/svg-words:escapeText renderers/text:capital - - - - - - - src/gait/voices:beginVoices
  renderers/svg-words:formatNumber components/words:footfallRows components/stage:nothing components/input:faster src/motion/build-clip:parseRow
  components/plate:makePlate components/engine:createAnimal src/steady:needsReins - - - - - components/values:readWords - - - - - - - - - - -
  src/motion/build-clip:legRole components/frame-loop:leave - - - - components/frame-loop:update components/tree:rewrite - - - - - - -
  components/load-engine:loadEngine components/figure-part:drawing - - - - - - src/skeleton/leg:girdlePosition renderers/flesh:each
  components/words:describeWords components/words:labelWords components/events:emitUser components/events:emit renderers/svg:wordsIn
  renderers/caption:gaitTitle components/controls-text:select components/controls-text:slider components/controls-text:field
  components/controls-text:button components/controls-text:sign components/controls-text:list components/tree:markup renderers/bodies:fleshOf
  components/values:readNumber src/build:widest components/icons:icon src/gait/voices:heldSpeed components/tree:parse components/observers:shared
  renderers/webgpu/adapter:hasHardware - - - - - - - - - components/frame-loop:frame renderers/aspect:isNear components/plain:canDraw
  components/actor:knownOf components/actor:speedRange siblings:siblings:late src/steady:tickSteadily src/skeleton/rig:within
  components/engine:speciesNames components/values:readWord renderers/caption:feetWords - - - - - - - renderers/contour:createEdges -
  components/frame-loop:wake - components/properties:readSafely - components/css:css - - renderers/webgpu/adapter:findAdapter - -
  components/input:userSets - - - - - - - -`
  .trim()
  .split(/\s+/);
