// In which order the functions of the single file compress best, by file and name, as `npm run order` found it; - is the next statement that is none.

export const ORDER = `
  renderers/view:exact src/math/circle:wrapPhase src/skeleton/leg:layLeg src/body/ik:reachFoot src/math/trig:arctangent renderers/hair:scatter
  src/body/poise:groundOffset src/math/spline:spline src/body/wander:wave src/gait/warp:evenShare renderers/curve:orient src/motion/clip:airTime
  renderers/dock:fillHollow renderers/contour:same src/body/stride:scaleWay renderers/curve:addSpan renderers/contour:tidy renderers/contour:crease
  renderers/hair:addBetween renderers/contour:addRibbon renderers/curve:smooth renderers/curve:addPolygon src/skeleton/rig:straightLength
  src/body/stride:addTrunk node_modules/gl-matrix/esm/quat:setAxisAngle src/gait/voices:addVoice renderers/curve:addPoint renderers/curve:cross
  renderers/hair:stroke renderers/dock:addRim src/body/planting:fitPlace renderers/curve:addSkin src/body/planting:strikeAt
  node_modules/gl-matrix/esm/vec3:transformQuat node_modules/gl-matrix/esm/vec3:lerp node_modules/gl-matrix/esm/quat:slerp src/skeleton/pose:pointOnJoint
  src/skeleton/trunk:eulerToQuat node_modules/gl-matrix/esm/vec3:dot src/math/trig:turnOf src/body/ik:turnBone src/skeleton/leg:pointBone
  src/body/stoop:stoop renderers/text:figures src/body/reach:reachFeet src/skeleton/trunk:solveTrunk src/skeleton/leg:placeLeg renderers/dock:setSkin
  renderers/dock:drawDock renderers/aspect:aspectOf renderers/hair:backEdge renderers/hair:drawTail renderers/curve:slope renderers/hair:drawMane
  src/gait/voices:listSteady src/body/poise:poiseFor src/gait/pattern-clock:keepTime src/body/stride:addLeg renderers/fold:crossing
  src/body/planting:aimFoot renderers/parts:drawCoronet renderers/contour:findEdges renderers/view:pageY renderers/contour:addWithin
  src/math/ease:smoother renderers/tuck:tuck src/steady:poseSteadily renderers/tuck:outside src/gait/voices:pickClips src/body/planting:straightOn
  src/body/planting:planSteadyFeet src/motion/clip:addLegSample node_modules/gl-matrix/esm/vec3:copy renderers/curve:roundedPolygon
  renderers/tuck:closeness renderers/dock:setPoint renderers/figure:windAt renderers/aspect:isNear src/body/planting:face src/gait/voices:endVoices
  src/gait/speed-law:strideAt src/math/memory:zeros src/motion/clip:addBody renderers/contour:dot renderers/view:along src/body/planting:createFootPlan
  src/body/wander:wander renderers/plate:viewOf renderers/parts:drawMarks renderers/parts:drawFace src/body/planting:swingWide
  src/gait/speed-law:evaluateLaw src/skeleton/pose:createPose src/motion/build-clip:buildRows src/skeleton/trunk:createTrunkAngles src/body/root:moveRoot
  renderers/grid:groundY src/skeleton/leg:girdlePosition src/math/circle:phaseDifference src/body/planting:aimForward src/skeleton/rig:buildRig
  renderers/flesh:buildFlesh renderers/grid:drawGrid renderers/fold:addFolds renderers/view:scaleAt renderers/scene:drawScene - - - - - - - - -
  src/skeleton/rig:addJoint renderers/camera:beyondOf src/body/stride:samplePose renderers/parts:addShoulders renderers/parts:addLeg
  renderers/parts:drawEar renderers/parts:drawNearLegs renderers/figure:drawFigure renderers/curve:addPlace src/steady:tickSteadily
  src/body/planting:ownWay src/gait/voices:learnWay renderers/parts:addLine renderers/parts:drawFarLegs src/body/carried:createInertia
  src/math/ease:smooth renderers/view:nearness renderers/ground:isLevel src/body/stride:liftOf src/body/reach:createLegs src/similarity:sizeBy
  src/motion/build-clip:bodyUnit src/gait/speed-law:createStride src/gait/voices:createVoices src/gait/voices:addWay components/plain:canDrawPlate
  renderers/curve:createTrack src/body/stride:createSampleScratch components/plate:plateOptions renderers/plate:layoutStrip renderers/measure:measure
  src/motion/build-clip:closeSwing renderers/view:pageX src/math/memory:copyNumbers src/body/reach:solveLegs src/events:standing
  src/motion/library:buildLibrary src/skeleton/rig:standingAngle src/state:copyMoving src/skeleton/rig:polar src/body/stride:standingToe
  src/motion/library:motionNamed src/command:gaitName src/body/ik:createFootGoal src/skeleton/pose:copyPose src/motion/clip:createLegSample
  src/motion/clip:addMean src/state:copyArrays src/body/stride:createSampled node_modules/gl-matrix/esm/vec3:add src/gait/voices:heldSpeed
  src/motion/clip:sampleLeg src/gait/graph:gaitFor src/gait/graph:buildGraph renderers/view:worldAlong src/motion/build-clip:rowNames
  src/gait/warp:standingPart renderers/view:makeView - - - components/words:speedWords renderers/grid:drawBaseline renderers/plate:drawStrip - - - - -
  renderers/svg-words:attribute renderers/svg:wordsIn renderers/caption:describeStrip renderers/caption:strideLine renderers/scene:sceneSVG
  components/plate:plateSVG renderers/svg:createSvgPen renderers/contour:addChain renderers/canvas2d:createCanvasPen renderers/measure:measuringPen - -
  renderers/fold:project components/plate:columnsFor components/plain:viewsOf src/state:copyState src/unpack:unpack renderers/caption:numberWord
  src/state:cloneState components/stage:nothing src/math/memory:numbersFrom renderers/parts:sortLegs src/motion/build-clip:parseRow
  src/skeleton/trunk:trunkCount src/motion/build-clip:bodyKeys src/math/finite:finite src/intent:repertoire renderers/figure:lineWidthFor
  src/build:nameOfWay src/registry:findSpecies src/build:buildSpecies - - - - src/intent:workOut renderers/aspect:legNearness
  renderers/svg-words:escapeText renderers/text:capital src/state:createState - - - - components/frame-loop:runningCount renderers/figure:createFigure
  renderers/flesh:each components/actor:commandOf - - - - components/engine:createAnimal src/body/planting:standLevel components/plate:makePlate
  src/diagram/stride:makeStride - - - - - - - - - - - - - - - - - renderers/caption:feetWords components/properties:readSafely
  renderers/webgpu/adapter:findAdapter components/values:readWords components/frame-loop:wake components/tree:rewrite renderers/text:decimal
  src/steady:needsReins components/engine:speciesNames components/load-engine:loadEngine components/input:faster renderers/svg-words:formatNumber
  components/words:footfallRows components/values:readNumber src/build:widest components/observers:shared - - - - - - - - components/frame-loop:leave
  components/events:emitUser components/events:emit - - - src/motion/build-clip:legRole components/frame-loop:update - - - - - - - - - - - - - - -
  src/gait/voices:beginVoices src/gait/voices:askFor renderers/contour:createEdges src/intent:steadyMirror src/math/ease:clamp src/gait/voices:setVoice
  components/frame-loop:frame components/words:describeWords components/icons:icon components/plain:canDraw components/actor:speedRange
  components/words:labelWords components/controls-text:sign components/controls-text:select renderers/caption:gaitTitle components/controls-text:field
  components/controls-text:slider components/controls-text:button components/tree:markup components/values:readWord src/skeleton/rig:within
  siblings:siblings:late components/input:userSets components/actor:knownOf components/css:css components/controls-text:list
  renderers/webgpu/adapter:hasHardware components/figure-part:drawing - - - - - - - - - - - - - - components/tree:parse - - src/motion/clip:around -
  renderers/bodies:fleshOf - - - - - - - - - - - -`
  .trim()
  .split(/\s+/);
