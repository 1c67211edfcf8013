// In which order the functions of the single file compress best, by file and name, as `npm run order` found it; - is the next statement that is none.

export const ORDER = `
  src/skeleton/leg:layLeg src/body/ik:reachFoot src/math/trig:turnOf src/motion/clip:airTime renderers/view:exact src/math/ease:smoother
  src/math/circle:wrapPhase src/math/trig:arctangent src/body/ik:turnBone src/skeleton/leg:pointBone src/skeleton/trunk:trunkCount src/body/stoop:stoop
  src/body/poise:groundOffset renderers/dock:fillHollow renderers/dock:setPoint src/gait/warp:evenShare src/body/wander:wave src/math/memory:zeros
  renderers/contour:same renderers/hair:scatter renderers/curve:orient src/gait/voices:addVoice src/body/stride:scaleWay renderers/contour:tidy
  renderers/contour:crease renderers/hair:addBetween renderers/contour:addRibbon renderers/curve:addPolygon renderers/hair:stroke
  node_modules/gl-matrix/esm/quat:setAxisAngle node_modules/gl-matrix/esm/quat:slerp src/skeleton/trunk:eulerToQuat node_modules/gl-matrix/esm/vec3:lerp
  node_modules/gl-matrix/esm/vec3:transformQuat renderers/contour:dot src/body/planting:ownWay renderers/curve:addSpan src/skeleton/rig:straightLength
  src/body/stride:addTrunk src/skeleton/pose:pointOnJoint renderers/text:figures src/body/reach:reachFeet renderers/curve:cross src/skeleton/leg:placeLeg
  src/skeleton/trunk:solveTrunk renderers/dock:addRim renderers/dock:drawDock renderers/curve:smooth renderers/hair:backEdge renderers/tuck:closeness
  renderers/view:pageX renderers/view:nearness renderers/curve:addSkin renderers/figure:windAt src/gait/voices:listSteady src/body/poise:poiseFor
  src/gait/pattern-clock:keepTime src/gait/voices:endVoices src/body/stride:addLeg renderers/hair:drawTail src/body/planting:aimFoot
  renderers/parts:drawCoronet renderers/contour:findEdges renderers/hair:drawMane renderers/tuck:tuck renderers/fold:crossing renderers/curve:addPoint
  src/steady:poseSteadily src/body/planting:fitPlace renderers/view:scaleAt node_modules/gl-matrix/esm/vec3:dot renderers/contour:addWithin
  src/body/planting:straightOn src/motion/clip:addLegSample node_modules/gl-matrix/esm/vec3:copy src/motion/clip:around renderers/view:along
  renderers/tuck:outside src/math/ease:smooth src/gait/speed-law:evaluateLaw src/gait/speed-law:createStride src/body/planting:face
  renderers/parts:addLine renderers/fold:project renderers/parts:drawFace src/motion/clip:addBody renderers/grid:groundY src/body/planting:swingWide
  src/math/ease:clamp src/body/wander:wander src/gait/voices:pickClips src/body/planting:planSteadyFeet src/body/stride:createSampleScratch
  renderers/curve:roundedPolygon src/gait/voices:setVoice src/gait/speed-law:strideAt src/skeleton/pose:createPose src/motion/build-clip:buildRows
  src/body/stride:liftOf src/body/reach:createLegs src/body/planting:createFootPlan src/math/circle:phaseDifference src/skeleton/trunk:createTrunkAngles
  src/skeleton/rig:buildRig renderers/flesh:buildFlesh renderers/grid:drawGrid renderers/fold:addFolds renderers/scene:drawScene - - - - - - - - -
  renderers/camera:beyondOf src/body/stride:samplePose src/skeleton/leg:girdlePosition renderers/grid:drawBaseline src/body/root:moveRoot
  renderers/parts:drawMarks renderers/figure:drawFigure renderers/plate:viewOf renderers/view:pageY renderers/parts:addLeg renderers/dock:setSkin
  src/motion/build-clip:rowNames components/plain:canDrawPlate renderers/parts:drawEar renderers/parts:addShoulders renderers/parts:drawNearLegs
  renderers/parts:drawFarLegs src/similarity:sizeBy src/gait/voices:createVoices src/gait/voices:addWay src/gait/warp:standingPart
  src/body/carried:createInertia src/gait/voices:learnWay renderers/measure:measure src/body/planting:strikeAt components/plate:plateOptions
  renderers/plate:layoutStrip src/body/planting:aimForward src/steady:tickSteadily src/motion/build-clip:closeSwing src/math/memory:copyNumbers
  src/body/reach:solveLegs src/motion/library:buildLibrary src/skeleton/rig:addJoint renderers/ground:isLevel src/gait/graph:gaitFor
  src/skeleton/rig:standingAngle src/state:copyArrays src/state:copyMoving src/motion/clip:sampleLeg src/math/spline:spline src/body/ik:createFootGoal
  src/skeleton/pose:copyPose src/motion/library:motionNamed src/motion/build-clip:bodyUnit src/skeleton/rig:polar src/command:gaitName
  renderers/view:worldAlong renderers/view:makeView src/gait/graph:buildGraph src/math/memory:numbersFrom src/body/stride:standingToe
  src/motion/clip:addMean src/motion/clip:createLegSample node_modules/gl-matrix/esm/vec3:add src/body/stride:createSampled - - -
  components/words:speedWords renderers/curve:slope renderers/plate:drawStrip renderers/curve:createTrack - - - - - renderers/caption:describeStrip
  renderers/caption:strideLine renderers/scene:sceneSVG renderers/svg-words:attribute renderers/svg:wordsIn components/plate:plateSVG
  renderers/svg:createSvgPen renderers/contour:addChain components/plain:viewsOf renderers/canvas2d:createCanvasPen renderers/measure:measuringPen
  renderers/aspect:legNearness renderers/caption:numberWord renderers/aspect:isNear renderers/aspect:aspectOf components/plate:columnsFor
  renderers/parts:sortLegs src/unpack:unpack src/math/finite:finite src/state:cloneState src/motion/build-clip:bodyKeys src/state:copyState
  src/registry:findSpecies renderers/figure:createFigure renderers/flesh:each renderers/text:decimal src/build:buildSpecies src/intent:workOut
  src/intent:repertoire - - - - - - - - src/state:createState - - - - - - components/actor:commandOf components/engine:createAnimal
  components/plate:makePlate src/build:nameOfWay src/body/planting:standLevel src/diagram/stride:makeStride - - - - - - - - - - - - - - - - -
  renderers/svg-words:escapeText renderers/text:capital renderers/caption:feetWords src/steady:needsReins src/motion/build-clip:parseRow
  components/words:footfallRows renderers/svg-words:formatNumber components/values:readWords components/figure-part:drawing
  components/load-engine:loadEngine components/frame-loop:wake components/tree:rewrite components/frame-loop:runningCount components/engine:speciesNames
  components/input:faster siblings:siblings:late components/values:readNumber components/observers:shared - - - - - components/frame-loop:leave
  src/motion/build-clip:legRole components/events:emitUser components/events:emit components/properties:readSafely - - - - - -
  components/frame-loop:update renderers/curve:addPlace - - - - - - - - - - - - - - - components/input:userSets src/gait/voices:beginVoices
  components/frame-loop:frame components/words:describeWords src/gait/voices:askFor components/icons:icon renderers/caption:gaitTitle
  src/intent:steadyMirror components/controls-text:sign components/controls-text:list components/controls-text:select components/controls-text:slider
  components/controls-text:field components/controls-text:button components/tree:markup renderers/figure:lineWidthFor
  renderers/webgpu/adapter:findAdapter src/build:widest renderers/webgpu/adapter:hasHardware components/css:css renderers/contour:createEdges
  components/plain:canDraw - - - - - - - - - - - components/words:labelWords components/values:readWord - - - components/actor:knownOf
  src/skeleton/rig:within components/actor:speedRange src/gait/voices:heldSpeed - renderers/bodies:fleshOf components/tree:parse - -
  components/stage:nothing - - - - - - - - - - - -`
  .trim()
  .split(/\s+/);
