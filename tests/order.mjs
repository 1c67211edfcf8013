// In which order the functions of the single file compress best, by file and name, as `npm run order` found it; - is the next statement that is none.

export const ORDER = `
  src/skeleton/leg:layLeg src/body/ik:reachFoot src/body/stoop:stoop src/gait/warp:evenShare src/math/trig:arctangent src/math/ease:smoother
  src/body/stride:liftOf src/body/poise:groundOffset src/body/stride:scaleWay src/body/planting:fitPlace renderers/dock:fillHollow src/math/memory:zeros
  renderers/dock:setPoint renderers/view:exact src/math/circle:wrapPhase src/body/wander:wave renderers/contour:same renderers/hair:scatter
  renderers/curve:orient renderers/contour:tidy renderers/contour:crease renderers/hair:addBetween renderers/contour:addRibbon renderers/curve:addPoint
  renderers/hair:stroke renderers/curve:addPolygon renderers/curve:addSpan src/skeleton/trunk:eulerToQuat node_modules/gl-matrix/esm/quat:setAxisAngle
  node_modules/gl-matrix/esm/vec3:lerp node_modules/gl-matrix/esm/vec3:transformQuat node_modules/gl-matrix/esm/quat:slerp renderers/contour:dot
  src/skeleton/rig:straightLength src/body/stride:addTrunk renderers/curve:cross renderers/curve:addSkin src/skeleton/pose:pointOnJoint
  src/skeleton/leg:placeLeg src/body/reach:reachFeet src/skeleton/trunk:solveTrunk renderers/figure:windAt renderers/tuck:closeness renderers/dock:addRim
  renderers/dock:drawDock renderers/fold:crossing renderers/hair:backEdge src/body/planting:strikeAt src/gait/voices:listSteady src/body/poise:poiseFor
  src/gait/pattern-clock:keepTime src/body/stride:addLeg renderers/hair:drawTail src/body/planting:aimFoot renderers/contour:findEdges
  renderers/dock:setSkin renderers/curve:smooth renderers/tuck:tuck src/math/ease:smooth renderers/text:figures renderers/parts:drawCoronet
  renderers/hair:drawMane src/body/wander:wander src/steady:poseSteadily src/motion/clip:addLegSample src/body/planting:straightOn src/math/trig:turnOf
  src/body/planting:planSteadyFeet node_modules/gl-matrix/esm/vec3:dot renderers/contour:addWithin renderers/view:along src/gait/voices:endVoices
  src/motion/clip:addBody renderers/curve:roundedPolygon renderers/tuck:outside src/gait/voices:pickClips src/body/planting:face
  src/gait/speed-law:strideAt renderers/view:pageY src/body/root:moveRoot renderers/view:scaleAt renderers/parts:drawMarks renderers/parts:addShoulders
  src/skeleton/leg:pointBone src/body/ik:turnBone src/body/planting:standLevel renderers/parts:drawFace src/gait/speed-law:evaluateLaw
  renderers/grid:groundY node_modules/gl-matrix/esm/vec3:copy renderers/view:nearness src/body/planting:ownWay src/body/stride:createSampleScratch
  src/body/planting:swingWide src/skeleton/pose:createPose src/gait/voices:addVoice src/skeleton/trunk:createTrunkAngles renderers/plate:viewOf
  src/motion/build-clip:buildRows src/skeleton/rig:buildRig renderers/flesh:buildFlesh renderers/grid:drawGrid renderers/fold:addFolds
  src/motion/clip:airTime renderers/scene:drawScene - - - - - - - - - renderers/camera:beyondOf src/skeleton/rig:standingAngle renderers/ground:isLevel
  src/body/stride:samplePose renderers/parts:drawEar renderers/parts:drawNearLegs renderers/parts:addLeg src/skeleton/leg:girdlePosition
  renderers/parts:drawFarLegs renderers/curve:createTrack renderers/grid:drawBaseline renderers/figure:drawFigure renderers/figure:createFigure
  src/body/carried:createInertia src/gait/voices:learnWay src/gait/voices:createVoices src/similarity:sizeBy src/motion/build-clip:closeSwing
  src/gait/voices:addWay renderers/measure:measure components/plate:plateOptions src/gait/speed-law:createStride renderers/plate:layoutStrip
  src/math/circle:phaseDifference src/motion/build-clip:rowNames src/skeleton/pose:copyPose src/state:copyMoving renderers/parts:addLine
  src/math/memory:copyNumbers src/skeleton/rig:polar src/body/reach:solveLegs src/steady:tickSteadily src/state:copyArrays
  src/motion/library:buildLibrary renderers/svg-words:escapeText src/body/stride:standingToe src/math/memory:numbersFrom src/state:cloneState
  src/gait/graph:gaitFor src/motion/clip:around renderers/view:pageX renderers/aspect:isNear src/body/planting:aimForward src/motion/library:motionNamed
  src/motion/clip:addMean node_modules/gl-matrix/esm/vec3:add src/gait/voices:heldSpeed src/gait/warp:standingPart src/command:gaitName
  renderers/view:makeView renderers/view:worldAlong src/skeleton/rig:addJoint renderers/curve:slope src/body/ik:createFootGoal
  src/motion/clip:createLegSample src/body/stride:createSampled src/gait/graph:buildGraph - - - renderers/plate:drawStrip src/motion/build-clip:bodyUnit
  - - - - - - components/plain:viewsOf renderers/caption:describeStrip components/words:speedWords renderers/caption:strideLine renderers/svg:wordsIn
  src/motion/clip:sampleLeg renderers/scene:sceneSVG renderers/svg-words:attribute renderers/text:decimal components/plate:plateSVG
  renderers/svg:createSvgPen renderers/canvas2d:createCanvasPen renderers/contour:addChain renderers/measure:measuringPen renderers/aspect:legNearness
  renderers/aspect:aspectOf renderers/parts:sortLegs components/plate:columnsFor src/math/spline:spline src/skeleton/trunk:trunkCount src/unpack:unpack
  src/state:copyState renderers/flesh:each renderers/figure:lineWidthFor src/motion/build-clip:parseRow src/math/finite:finite - - renderers/fold:project
  src/intent:repertoire src/build:buildSpecies src/build:nameOfWay src/intent:workOut src/registry:findSpecies - - - - - - src/motion/build-clip:bodyKeys
  src/state:createState - - - - - components/actor:commandOf src/diagram/stride:makeStride - - - src/body/reach:createLegs - - - - - - - - -
  siblings:siblings:late components/frame-loop:runningCount components/words:footfallRows - components/frame-loop:wake components/engine:createAnimal - -
  - - components/input:faster renderers/caption:feetWords src/steady:needsReins components/values:readNumber src/math/ease:clamp
  components/plate:makePlate components/tree:rewrite components/load-engine:loadEngine src/intent:steadyMirror src/body/planting:createFootPlan
  components/observers:shared src/build:widest components/actor:knownOf - - - - - components/frame-loop:leave renderers/text:capital
  components/properties:readSafely components/events:emit - - - - - - components/frame-loop:update - - - - - - - - - - renderers/svg-words:formatNumber
  components/frame-loop:frame components/plain:canDraw components/values:readWords - - - - components/values:readWord components/words:describeWords
  src/motion/build-clip:legRole components/words:labelWords renderers/caption:gaitTitle src/gait/voices:beginVoices src/gait/voices:askFor -
  components/icons:icon renderers/curve:addPlace components/controls-text:sign components/controls-text:list components/stage:nothing
  components/controls-text:select components/controls-text:slider components/controls-text:field components/controls-text:button components/tree:markup
  renderers/webgpu/adapter:hasHardware components/actor:speedRange components/css:css components/tree:parse src/skeleton/rig:within
  renderers/contour:createEdges - - - - - - - - - - - - - - - - components/figure-part:drawing - renderers/bodies:fleshOf components/events:emitUser - -
  components/plain:canDrawPlate renderers/caption:numberWord - - components/input:userSets renderers/webgpu/adapter:findAdapter - - - - - -
  components/engine:speciesNames - -`
  .trim()
  .split(/\s+/);
