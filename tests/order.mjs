// In which order the functions of the single file compress best, by file and name, as `npm run order` found it; - is the next statement that is none.

export const ORDER = `
  renderers/view:exact renderers/contour:same src/math/circle:wrapPhase src/body/wander:wave src/gait/warp:evenShare src/math/trig:arctangent
  src/motion/clip:airTime src/math/spline:spline src/body/poise:groundOffset src/body/stride:scaleWay src/gait/voices:askFor renderers/dock:fillHollow
  renderers/hair:scatter src/state:standStill src/body/planting:fitPlace src/math/ease:smoother renderers/dock:setPoint renderers/dock:addRim
  src/skeleton/leg:layLeg src/body/ik:reachFoot renderers/hair:addBetween renderers/contour:addRibbon renderers/curve:smooth renderers/curve:orient
  renderers/curve:addSpan renderers/contour:tidy renderers/curve:addPolygon node_modules/gl-matrix/esm/quat:setAxisAngle renderers/hair:stroke
  node_modules/gl-matrix/esm/vec3:dot src/skeleton/rig:straightLength renderers/contour:crease node_modules/gl-matrix/esm/vec3:lerp
  node_modules/gl-matrix/esm/vec3:transformQuat node_modules/gl-matrix/esm/quat:slerp src/math/trig:turnOf src/body/ik:turnBone
  src/skeleton/trunk:eulerToQuat renderers/curve:cross renderers/curve:addSkin renderers/curve:addPoint src/body/planting:strikeAt src/body/planting:face
  src/skeleton/pose:pointOnJoint src/gait/voices:setVoice src/gait/voices:addVoice src/body/stoop:stoop src/skeleton/leg:pointBone
  src/body/stride:addTrunk src/body/reach:reachFeet src/skeleton/trunk:solveTrunk src/skeleton/leg:placeLeg renderers/dock:drawDock
  renderers/dock:setSkin renderers/hair:backEdge renderers/hair:drawTail renderers/hair:drawMane src/skeleton/trunk:createTrunkAngles
  src/gait/voices:listSteady src/gait/voices:endVoices src/body/poise:poiseFor renderers/tuck:tuck renderers/tuck:outside src/gait/foreseen:driven
  src/gait/pattern-clock:keepTime src/body/stride:addLeg src/motion/clip:addBody src/body/wander:wander src/gait/foreseen:untilFoot
  src/body/planting:aimFoot renderers/contour:findEdges src/motion/clip:addLegSample src/gait/voices:pickClips renderers/parts:drawCoronet
  renderers/contour:addWithin node_modules/gl-matrix/esm/vec3:copy renderers/tuck:closeness src/body/planting:planSteadyFeet renderers/fold:crossing
  src/steady:poseSteadily src/body/planting:straightOn renderers/curve:slope renderers/curve:roundedPolygon src/motion/clip:addMean renderers/contour:dot
  renderers/view:along src/gait/speed-law:evaluateLaw src/body/planting:swingWide src/gait/speed-law:strideAt src/body/planting:aimForward
  src/body/stride:standingToe renderers/grid:groundY renderers/plate:viewOf src/skeleton/pose:createPose renderers/view:pageY src/math/ease:smooth
  renderers/view:scaleAt src/motion/build-clip:buildRows src/skeleton/rig:buildRig renderers/parts:drawMarks renderers/parts:drawFace
  renderers/flesh:buildFlesh renderers/grid:drawGrid renderers/text:figures renderers/fold:addFolds renderers/scene:drawScene - - - - - - - - -
  src/body/stride:samplePose renderers/camera:beyondOf renderers/figure:windAt renderers/parts:drawEar renderers/parts:addShoulders
  renderers/parts:drawNearLegs renderers/grid:drawBaseline src/skeleton/leg:girdlePosition renderers/parts:drawFarLegs renderers/parts:addLeg
  src/body/stride:liftOf renderers/figure:drawFigure src/motion/build-clip:rowNames renderers/parts:addLine src/steady:tickSteadily
  src/body/reach:createLegs src/math/circle:phaseDifference src/body/planting:ownWay src/gait/speed-law:createStride src/gait/voices:createVoices
  src/body/ik:createFootGoal src/body/planting:createFootPlan src/gait/voices:addWay src/gait/voices:learnWay renderers/measure:measure
  src/motion/build-clip:closeSwing renderers/curve:createTrack components/plate:plateOptions renderers/plate:layoutStrip src/motion/clip:createLegSample
  src/body/stride:createSampled src/math/memory:copyNumbers src/body/stride:createSampleScratch src/gait/warp:standingPart src/gait/graph:buildGraph
  src/motion/library:buildLibrary renderers/view:worldAlong src/motion/clip:sampleLeg renderers/view:pageX src/skeleton/pose:copyPose
  renderers/ground:isLevel src/state:copyArrays components/plain:canDrawPlate src/skeleton/rig:addJoint renderers/svg-words:escapeText
  src/body/root:moveRoot renderers/curve:addPlace src/skeleton/rig:standingAngle src/state:copyMoving src/body/carried:createInertia
  src/body/planting:standLevel src/body/reach:solveLegs renderers/view:makeView src/motion/library:motionNamed src/command:gaitName
  src/gait/graph:gaitFor node_modules/gl-matrix/esm/vec3:add - - - renderers/caption:describeStrip renderers/plate:drawStrip renderers/aspect:legNearness
  renderers/svg:wordsIn renderers/svg-words:attribute renderers/view:nearness renderers/scene:sceneSVG renderers/aspect:aspectOf
  components/plate:plateSVG renderers/svg:createSvgPen renderers/canvas2d:createCanvasPen renderers/caption:feetWords src/state:copyState
  renderers/measure:measuringPen renderers/contour:addChain components/plain:viewsOf renderers/text:capital components/plate:columnsFor
  src/registry:findSpecies src/unpack:unpack src/math/finite:finite src/intent:repertoire src/motion/build-clip:parseRow components/stage:nothing
  renderers/figure:createFigure src/events:standing renderers/figure:lineWidthFor src/motion/build-clip:bodyKeys renderers/text:decimal
  components/words:speedWords renderers/caption:strideLine src/state:cloneState src/similarity:sizeBy renderers/aspect:isNear
  src/motion/build-clip:bodyUnit renderers/parts:sortLegs src/skeleton/trunk:trunkCount src/build:buildSpecies - - - - - - renderers/fold:project - - - -
  - - components/actor:commandOf components/plate:makePlate - src/diagram/stride:makeStride src/build:nameOfWay src/intent:workOut
  src/math/memory:numbersFrom src/state:createState - - - - - - - - - - - renderers/flesh:each components/input:faster components/engine:createAnimal
  src/steady:needsReins - - - - - - - - - - - - - - - src/motion/build-clip:legRole components/load-engine:loadEngine components/figure-part:drawing
  components/observers:shared src/build:widest components/words:footfallRows components/values:readWords src/gait/voices:heldSpeed
  components/actor:knownOf components/values:readNumber - - - components/frame-loop:leave components/frame-loop:runningCount src/motion/clip:around
  components/frame-loop:wake components/values:readWord - - components/tree:rewrite - - - components/frame-loop:update src/gait/voices:beginVoices - - -
  - - - - - - - - - - - - components/frame-loop:frame components/icons:icon renderers/caption:phasesOf src/math/memory:zeros components/plain:canDraw
  components/events:emit components/words:describeWords components/controls-text:select components/controls-text:slider components/controls-text:list
  renderers/caption:gaitTitle components/controls-text:sign components/words:labelWords components/engine:speciesNames components/css:css - - - - - - - -
  components/tree:markup components/input:userSets components/controls-text:button components/controls-text:field src/math/ease:clamp
  src/intent:steadyMirror renderers/svg-words:formatNumber components/actor:speedRange components/tree:parse renderers/webgpu/adapter:findAdapter
  renderers/webgpu/adapter:hasHardware components/properties:readSafely src/skeleton/rig:within siblings:siblings:late src/skeleton/rig:polar
  components/events:emitUser renderers/contour:createEdges - - - - - - - renderers/bodies:fleshOf - - - - - - - - - - - - -`
  .trim()
  .split(/\s+/);
