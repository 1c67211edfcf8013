// In which order the functions of the single file compress best, by file and name, as `npm run order` found it; - is the next statement that is none.

export const ORDER = `
  src/skeleton/leg:layLeg src/body/ik:reachFoot src/body/reach:reachFeet src/body/stoop:stoop src/math/circle:wrapPhase renderers/view:exact
  src/body/wander:wave renderers/hair:scatter src/motion/clip:airTime src/gait/warp:evenShare src/math/trig:arctangent renderers/dock:fillHollow
  src/body/poise:groundOffset renderers/contour:same renderers/hair:addBetween src/body/stride:liftOf src/math/trig:halfTangent
  renderers/contour:addRibbon renderers/curve:orient renderers/curve:addPoint renderers/dock:setPoint renderers/contour:tidy src/body/stride:scaleWay
  renderers/curve:addSpan renderers/contour:crease renderers/curve:cross src/skeleton/trunk:eulerToQuat node_modules/gl-matrix/esm/quat:setAxisAngle
  node_modules/gl-matrix/esm/vec3:lerp node_modules/gl-matrix/esm/vec3:transformQuat node_modules/gl-matrix/esm/quat:slerp src/body/planting:leaveAt
  src/body/ik:turnBone src/skeleton/rig:straightLength src/skeleton/leg:pointBone src/skeleton/pose:pointOnJoint src/body/planting:strikeAt
  src/skeleton/leg:placeLeg src/skeleton/trunk:solveTrunk renderers/hair:stroke src/body/wander:wander renderers/contour:dot renderers/tuck:closeness
  renderers/contour:findEdges renderers/dock:addRim renderers/dock:drawDock renderers/fold:crossing src/gait/voices:addVoice renderers/hair:drawTail
  renderers/tuck:outside renderers/curve:addSkin renderers/dock:setSkin renderers/hair:backEdge renderers/parts:drawCoronet src/gait/voices:pickClips
  src/gait/speed-law:strideAt src/gait/pattern-clock:keepTime src/body/stride:addLeg src/gait/voices:addWay src/body/planting:aimFoot
  src/body/poise:poiseFor renderers/view:pageY renderers/figure:windAt renderers/view:scaleAt renderers/curve:smooth src/math/circle:phaseDifference
  renderers/grid:groundY src/gait/voices:listSteady renderers/view:nearness renderers/tuck:tuck renderers/hair:drawMane src/body/carried:createInertia
  src/math/ease:smoother src/steady:poseSteadily siblings:siblings:late src/body/planting:straightOn src/motion/clip:addLegSample src/body/planting:face
  renderers/curve:roundedPolygon renderers/text:decimal src/body/planting:createFootPlan src/motion/clip:addBody src/body/planting:planSteadyFeet
  src/body/reach:solveLegs src/math/ease:smooth node_modules/gl-matrix/esm/vec3:create src/math/spline:spline node_modules/gl-matrix/esm/vec3:fromValues
  renderers/curve:createTrack node_modules/gl-matrix/esm/quat:create renderers/parts:drawMarks renderers/parts:drawFace src/body/stride:addTrunk
  node_modules/gl-matrix/esm/vec3:dot renderers/view:along src/body/planting:swingWide src/skeleton/pose:createPose src/skeleton/trunk:createTrunkAngles
  src/motion/build-clip:buildRows node_modules/gl-matrix/esm/vec3:copy renderers/aspect:isNear src/skeleton/rig:polar renderers/text:figures
  src/skeleton/rig:buildRig renderers/flesh:buildFlesh renderers/grid:drawGrid renderers/scene:drawScene renderers/fold:addFolds - - - - - - - - -
  src/skeleton/rig:addJoint src/body/stride:samplePose renderers/parts:drawEar renderers/parts:addShoulders renderers/parts:drawNearLegs
  renderers/parts:drawFarLegs renderers/grid:drawBaseline renderers/figure:drawFigure src/skeleton/leg:girdlePosition renderers/parts:addLine
  renderers/contour:addWithin renderers/parts:addLeg renderers/curve:slope src/motion/build-clip:rowNames src/steady:tickSteadily src/similarity:sizeBy
  renderers/curve:addPlace src/gait/voices:learnWay renderers/measure:measure components/plain:canDrawPlate components/plate:plateOptions
  renderers/plate:layoutStrip src/body/root:moveRoot src/gait/voices:endVoices src/motion/build-clip:closeSwing src/body/ik:createFootGoal
  src/body/planting:aimForward renderers/plate:viewOf src/body/planting:ownWay src/gait/speed-law:createStride renderers/view:pageX renderers/svg:wordsIn
  renderers/svg-words:attribute src/skeleton/pose:copyPose renderers/curve:addPolygon src/state:copyMoving src/motion/library:buildLibrary
  src/motion/library:motionNamed src/motion/clip:addMean renderers/caption:numberWord renderers/ground:isLevel node_modules/gl-matrix/esm/vec3:add
  src/skeleton/rig:standingAngle src/gait/graph:gaitFor renderers/view:worldAlong src/body/stride:standingToe renderers/camera:beyondOf
  renderers/svg-words:formatNumber renderers/view:makeView src/command:gaitName src/gait/warp:standingPart src/gait/voices:createVoices
  src/motion/clip:createLegSample src/body/stride:createSampleScratch src/body/reach:createLegs src/gait/speed-law:evaluateLaw - - -
  renderers/plate:drawStrip src/body/stride:createSampled renderers/aspect:aspectOf - - - - - renderers/caption:describeStrip src/motion/clip:sampleLeg
  components/words:speedWords renderers/caption:strideLine components/plain:viewsOf renderers/scene:sceneSVG components/plate:plateSVG
  renderers/svg:createSvgPen renderers/canvas2d:createCanvasPen renderers/measure:measuringPen src/motion/clip:around src/motion/build-clip:bodyUnit - -
  renderers/figure:createFigure src/registry:findSpecies components/plate:columnsFor renderers/aspect:legNearness src/unpack:unpack src/state:copyState
  src/state:cloneState src/motion/build-clip:bodyKeys src/motion/build-clip:parseRow - src/skeleton/trunk:trunkCount renderers/figure:lineWidthFor
  src/build:buildSpecies src/intent:workOut src/build:nameOfWay renderers/fold:project - - - - - - renderers/contour:addChain src/gait/graph:buildGraph
  src/diagram/stride:makeStride src/body/planting:standLevel renderers/parts:sortLegs src/state:createState renderers/contour:createEdges - - - - - - -
  components/actor:commandOf - - - - - - - - - - - - src/gait/voices:beginVoices src/intent:steadyMirror src/intent:repertoire src/build:widest - - -
  src/steady:needsReins src/math/finite:finite components/load-engine:loadEngine components/input:faster src/skeleton/rig:within
  components/plate:makePlate components/engine:createAnimal src/gait/voices:heldSpeed components/words:footfallRows components/values:readNumber - - - -
  - - - components/frame-loop:leave components/stage:nothing - - - - components/tree:rewrite - - - - - - - - - - - - - - - components/frame-loop:frame
  components/values:readWords components/frame-loop:update components/actor:knownOf renderers/caption:feetWords components/values:readWord
  components/words:describeWords components/words:labelWords renderers/caption:gaitTitle renderers/text:capital components/controls-text:list
  components/figure-part:drawing renderers/svg-words:escapeText components/css:css src/motion/build-clip:legRole components/plain:canDraw
  components/properties:readSafely components/engine:speciesNames components/actor:speedRange components/frame-loop:wake renderers/flesh:each
  components/frame-loop:runningCount components/controls-text:select components/controls-text:slider components/controls-text:field
  components/controls-text:button components/controls-text:sign components/tree:markup components/icons:icon - - - - - - - - - - - -
  components/tree:parse components/observers:shared src/gait/voices:askFor components/input:userSets renderers/webgpu/adapter:findAdapter
  components/events:emitUser components/events:emit renderers/webgpu/adapter:hasHardware - - - src/math/ease:clamp - - renderers/bodies:fleshOf - - - - -
  - - - - - - -`
  .trim()
  .split(/\s+/);
