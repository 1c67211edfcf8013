// In which order the functions of the single file compress best, by file and name, as `npm run order` found it; - is the next statement that is none.

export const ORDER = `
  renderers/view:exact src/math/circle:wrapPhase src/body/wander:wave src/gait/warp:evenShare src/math/trig:arctangent renderers/hair:scatter
  renderers/contour:same renderers/curve:slope renderers/dock:setPoint src/skeleton/leg:layLeg src/body/ik:reachFoot renderers/dock:fillHollow
  renderers/curve:orient src/body/poise:groundOffset renderers/curve:addSpan src/math/spline:spline src/math/memory:zeros src/motion/clip:airTime
  renderers/contour:tidy renderers/contour:crease renderers/curve:cross renderers/hair:addBetween renderers/contour:addRibbon renderers/curve:smooth
  renderers/curve:addPolygon node_modules/gl-matrix/esm/quat:setAxisAngle renderers/hair:stroke node_modules/gl-matrix/esm/quat:slerp
  renderers/curve:addPoint renderers/curve:addSkin src/skeleton/leg:pointBone node_modules/gl-matrix/esm/vec3:dot
  node_modules/gl-matrix/esm/vec3:transformQuat node_modules/gl-matrix/esm/vec3:lerp src/math/trig:turnOf src/body/ik:turnBone
  src/skeleton/pose:pointOnJoint src/body/planting:fitPlace src/skeleton/rig:straightLength src/body/planting:strikeAt src/gait/voices:addVoice
  src/body/stride:addTrunk src/body/stoop:stoop renderers/text:figures src/body/reach:reachFeet src/skeleton/trunk:eulerToQuat
  src/skeleton/trunk:solveTrunk src/skeleton/leg:placeLeg renderers/dock:addRim renderers/dock:drawDock renderers/dock:setSkin renderers/hair:backEdge
  renderers/hair:drawTail renderers/aspect:isNear renderers/hair:drawMane src/gait/voices:setVoice src/gait/voices:listSteady src/body/poise:poiseFor
  src/skeleton/trunk:createTrunkAngles src/body/stride:scaleWay src/gait/pattern-clock:keepTime src/body/stride:addLeg src/body/planting:aimFoot
  renderers/tuck:tuck renderers/tuck:outside renderers/contour:findEdges src/gait/voices:pickClips renderers/parts:drawCoronet renderers/aspect:aspectOf
  src/steady:poseSteadily renderers/figure:windAt src/body/planting:straightOn src/math/circle:phaseDifference renderers/contour:dot
  src/gait/voices:addWay renderers/view:along renderers/contour:addWithin src/body/planting:planSteadyFeet renderers/view:scaleAt
  renderers/tuck:closeness renderers/fold:crossing src/gait/voices:endVoices src/motion/clip:addLegSample src/gait/speed-law:strideAt
  src/body/planting:face src/skeleton/leg:girdlePosition src/body/planting:aimForward renderers/parts:drawMarks renderers/parts:drawFace
  src/body/planting:swingWide renderers/ground:isLevel src/motion/clip:addBody src/body/wander:wander node_modules/gl-matrix/esm/vec3:copy
  renderers/view:pageY renderers/curve:roundedPolygon renderers/plate:viewOf src/motion/clip:around src/body/root:moveRoot src/skeleton/pose:createPose
  src/motion/build-clip:buildRows src/skeleton/rig:buildRig src/math/ease:smoother renderers/flesh:buildFlesh renderers/grid:drawGrid
  renderers/fold:addFolds renderers/scene:drawScene - - - - - - - - - src/math/ease:smooth src/body/stride:samplePose renderers/curve:createTrack
  renderers/parts:drawEar renderers/parts:addLeg renderers/parts:addShoulders renderers/parts:drawNearLegs renderers/parts:drawFarLegs
  renderers/camera:beyondOf renderers/figure:drawFigure renderers/grid:drawBaseline components/plain:canDrawPlate src/gait/voices:learnWay
  src/gait/speed-law:createStride src/body/reach:createLegs src/body/ik:createFootGoal src/body/planting:createFootPlan src/similarity:sizeBy
  renderers/parts:addLine src/gait/voices:createVoices components/plate:plateOptions renderers/plate:layoutStrip renderers/measure:measure
  renderers/view:pageX src/motion/build-clip:closeSwing src/gait/graph:buildGraph src/body/stride:createSampleScratch src/motion/build-clip:rowNames
  src/steady:tickSteadily src/motion/clip:createLegSample src/math/memory:copyNumbers src/state:copyMoving src/body/reach:solveLegs src/state:copyArrays
  src/skeleton/pose:copyPose src/motion/clip:sampleLeg src/motion/library:buildLibrary src/skeleton/rig:addJoint src/body/stride:standingToe
  node_modules/gl-matrix/esm/vec3:add renderers/view:nearness src/motion/clip:addMean renderers/svg-words:escapeText src/body/stride:liftOf
  renderers/view:worldAlong src/gait/warp:standingPart src/body/planting:ownWay src/body/carried:createInertia src/skeleton/rig:standingAngle
  renderers/grid:groundY src/motion/build-clip:bodyUnit src/skeleton/rig:polar renderers/view:makeView src/gait/graph:gaitFor renderers/curve:addPlace
  src/gait/speed-law:evaluateLaw src/motion/library:motionNamed src/body/stride:createSampled src/command:gaitName - - - renderers/plate:drawStrip
  components/words:speedWords renderers/svg:wordsIn src/skeleton/trunk:trunkCount renderers/caption:describeStrip renderers/caption:strideLine
  renderers/svg-words:attribute renderers/scene:sceneSVG components/plate:plateSVG renderers/svg:createSvgPen renderers/canvas2d:createCanvasPen
  components/stage:nothing renderers/fold:project renderers/contour:addChain renderers/caption:feetWords renderers/text:capital
  components/plate:columnsFor components/plain:viewsOf src/body/planting:standLevel src/unpack:unpack renderers/figure:lineWidthFor src/state:copyState
  renderers/flesh:each src/math/finite:finite src/motion/build-clip:parseRow src/motion/build-clip:bodyKeys src/intent:repertoire -
  renderers/parts:sortLegs src/registry:findSpecies - - - - - - - src/build:buildSpecies src/events:standing src/build:nameOfWay src/state:cloneState
  src/intent:workOut src/math/memory:numbersFrom renderers/aspect:legNearness renderers/figure:createFigure src/state:createState - - - - - - - - - - -
  components/actor:commandOf components/engine:createAnimal src/diagram/stride:makeStride - - - - - - - - components/words:footfallRows - - - - - - - - -
  components/input:faster components/values:readWords src/motion/build-clip:legRole components/events:emitUser components/events:emit src/build:widest
  components/load-engine:loadEngine components/figure-part:drawing renderers/text:decimal components/observers:shared - - - - - - - - - - -
  components/frame-loop:leave components/frame-loop:update components/tree:rewrite - - - - - - - - components/engine:speciesNames - - - - - - -
  src/gait/voices:beginVoices src/gait/voices:askFor components/frame-loop:frame components/plain:canDraw src/intent:steadyMirror
  renderers/measure:measuringPen components/values:readNumber components/properties:readSafely components/icons:icon renderers/caption:phasesOf
  renderers/svg-words:formatNumber components/frame-loop:wake components/input:userSets src/gait/voices:heldSpeed components/words:describeWords
  components/words:labelWords components/actor:speedRange src/math/ease:clamp components/controls-text:select components/controls-text:slider
  components/controls-text:list components/controls-text:button components/controls-text:field siblings:siblings:late renderers/caption:gaitTitle
  components/controls-text:sign components/tree:markup components/plate:makePlate renderers/webgpu/adapter:findAdapter
  renderers/webgpu/adapter:hasHardware src/skeleton/rig:within renderers/contour:createEdges - - - - - - - - - - - - - - components/tree:parse
  components/actor:knownOf renderers/bodies:fleshOf - src/steady:needsReins components/values:readWord components/css:css - -
  components/frame-loop:runningCount - - - - - - - - - - - -`
  .trim()
  .split(/\s+/);
