// In which order the functions of the single file compress best, by file and name, as `npm run order` found it; - is the next statement that is none.

export const ORDER = `
  renderers/view:exact src/motion/clip:airTime src/math/circle:wrapPhase src/math/trig:arctangent src/body/wander:wave src/gait/warp:evenShare
  renderers/hair:scatter renderers/contour:same src/gait/voices:askFor renderers/dock:setPoint renderers/dock:fillHollow src/body/stride:scaleWay
  src/math/spline:spline src/body/poise:groundOffset src/state:standStill renderers/dock:addRim src/body/ik:reachFoot renderers/curve:orient
  renderers/hair:addBetween renderers/contour:addRibbon renderers/curve:smooth src/math/memory:zeros renderers/curve:addSpan renderers/curve:slope
  renderers/contour:tidy node_modules/gl-matrix/esm/quat:setAxisAngle renderers/hair:stroke renderers/curve:addSkin renderers/curve:addPolygon
  src/skeleton/rig:straightLength renderers/curve:addPoint renderers/contour:crease node_modules/gl-matrix/esm/vec3:dot
  node_modules/gl-matrix/esm/vec3:lerp node_modules/gl-matrix/esm/vec3:transformQuat node_modules/gl-matrix/esm/quat:slerp src/math/trig:turnOf
  src/body/ik:turnBone src/skeleton/trunk:eulerToQuat src/skeleton/leg:pointBone src/body/planting:face src/skeleton/pose:pointOnJoint
  src/gait/voices:setVoice src/gait/voices:addVoice src/body/stoop:stoop src/body/reach:reachFeet renderers/curve:cross src/skeleton/trunk:solveTrunk
  src/skeleton/leg:placeLeg renderers/dock:drawDock renderers/dock:setSkin renderers/hair:backEdge renderers/figure:lineWidthFor
  src/body/planting:strikeAt renderers/hair:drawTail src/skeleton/leg:layLeg renderers/text:figures renderers/hair:drawMane src/body/planting:fitPlace
  src/body/stride:addTrunk src/body/poise:poiseFor src/body/root:moveRoot src/skeleton/trunk:createTrunkAngles renderers/tuck:tuck
  src/gait/voices:listSteady src/gait/pattern-clock:keepTime src/math/circle:phaseDifference renderers/tuck:outside src/gait/voices:endVoices
  src/body/stride:addLeg src/motion/clip:addBody src/body/wander:wander src/math/ease:smoother src/skeleton/leg:girdlePosition src/body/planting:aimFoot
  renderers/fold:crossing renderers/contour:findEdges src/gait/voices:pickClips renderers/parts:drawCoronet renderers/aspect:aspectOf
  src/steady:poseSteadily src/motion/clip:addLegSample src/body/planting:straightOn src/body/planting:aimForward src/body/planting:ownWay
  renderers/contour:dot src/motion/clip:addMean src/body/planting:planSteadyFeet src/gait/speed-law:strideAt renderers/contour:addWithin
  renderers/curve:roundedPolygon renderers/view:along node_modules/gl-matrix/esm/vec3:copy renderers/view:pageY renderers/view:scaleAt
  renderers/parts:drawMarks renderers/parts:drawFace src/skeleton/pose:createPose src/body/planting:swingWide src/motion/build-clip:buildRows
  renderers/plate:viewOf renderers/grid:groundY src/body/planting:standLevel src/skeleton/rig:buildRig renderers/flesh:buildFlesh renderers/grid:drawGrid
  renderers/fold:addFolds renderers/scene:drawScene - - - - - - - - - src/body/stride:samplePose renderers/parts:addLeg renderers/parts:drawEar
  renderers/parts:addShoulders renderers/parts:drawNearLegs renderers/camera:beyondOf renderers/parts:drawFarLegs renderers/figure:drawFigure
  src/math/ease:smooth renderers/parts:addLine src/gait/voices:learnWay renderers/ground:isLevel renderers/curve:createTrack renderers/grid:drawBaseline
  src/gait/speed-law:createStride src/steady:tickSteadily src/body/reach:createLegs src/body/ik:createFootGoal renderers/figure:windAt
  renderers/tuck:closeness src/body/planting:createFootPlan src/gait/voices:createVoices src/gait/voices:addWay src/motion/clip:createLegSample
  src/body/stride:createSampled src/gait/foreseen:untilFoot components/plain:canDrawPlate src/body/stride:createSampleScratch
  components/plate:plateOptions renderers/plate:layoutStrip renderers/measure:measure src/motion/build-clip:closeSwing src/state:copyMoving
  src/gait/graph:buildGraph src/math/memory:copyNumbers src/motion/clip:sampleLeg src/body/reach:solveLegs src/state:copyArrays
  src/skeleton/pose:copyPose src/motion/library:buildLibrary src/skeleton/rig:polar renderers/svg-words:escapeText src/skeleton/rig:addJoint
  src/gait/speed-law:evaluateLaw renderers/view:pageX node_modules/gl-matrix/esm/vec3:add src/skeleton/rig:standingAngle renderers/caption:feetWords
  renderers/view:makeView src/motion/library:motionNamed src/gait/graph:gaitFor src/gait/warp:standingPart renderers/view:worldAlong
  src/motion/build-clip:rowNames src/body/stride:standingToe src/command:gaitName components/plate:makePlate - - - renderers/plate:drawStrip
  renderers/view:nearness renderers/svg-words:attribute renderers/caption:describeStrip components/words:speedWords renderers/caption:strideLine
  renderers/svg:wordsIn components/icons:icon components/plain:viewsOf renderers/scene:sceneSVG components/plate:plateSVG renderers/svg:createSvgPen
  src/math/memory:numbersFrom src/state:cloneState renderers/curve:addPlace renderers/canvas2d:createCanvasPen components/words:footfallRows
  src/unpack:unpack src/motion/build-clip:parseRow src/motion/build-clip:bodyKeys src/state:copyState renderers/figure:createFigure
  src/math/finite:finite renderers/contour:addChain renderers/aspect:legNearness renderers/parts:sortLegs components/stage:nothing - -
  components/plate:columnsFor src/intent:repertoire src/registry:findSpecies src/motion/build-clip:bodyUnit - - - - - renderers/fold:project
  renderers/text:capital src/body/stride:liftOf src/skeleton/trunk:trunkCount src/body/carried:createInertia src/build:buildSpecies - -
  src/intent:workOut - - - components/engine:createAnimal src/events:standing src/diagram/stride:makeStride components/actor:commandOf
  src/state:createState src/similarity:sizeBy renderers/aspect:isNear renderers/contour:createEdges src/build:nameOfWay - - - renderers/flesh:each - - -
  - - - - - - - - - - - - - - - - - - - components/load-engine:loadEngine src/gait/voices:heldSpeed components/figure-part:drawing
  src/motion/build-clip:legRole src/build:widest components/observers:shared renderers/measure:measuringPen components/values:readWords
  components/values:readWord components/input:faster components/values:readNumber src/steady:needsReins src/motion/clip:around
  components/frame-loop:runningCount - - - - - - - - - - components/frame-loop:leave components/frame-loop:update components/tree:rewrite
  src/gait/voices:beginVoices - - - - - - - - - - - - - - - src/intent:steadyMirror components/words:describeWords components/controls-text:sign
  components/controls-text:select components/controls-text:slider components/controls-text:list renderers/caption:gaitTitle
  components/controls-text:field components/controls-text:button components/tree:markup - - - - components/frame-loop:frame renderers/caption:phasesOf
  components/frame-loop:wake components/input:userSets components/actor:knownOf components/plain:canDraw components/actor:speedRange
  siblings:siblings:late components/css:css components/properties:readSafely components/words:labelWords renderers/text:decimal
  renderers/svg-words:formatNumber components/tree:parse components/events:emit components/events:emitUser src/skeleton/rig:within
  renderers/webgpu/adapter:hasHardware src/math/ease:clamp - - - - - - - - - - renderers/bodies:fleshOf - - - - - - - - - - - - -
  components/engine:speciesNames - - renderers/webgpu/adapter:findAdapter`
  .trim()
  .split(/\s+/);
