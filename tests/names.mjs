// Names of what nobody but the engine and the element touch, as they are in the single file and its siblings: short ones. Used by the build.
//
// Only names that are nothing else anywhere: not the page's, not Lit's, not in a table, in no list of words, and nothing that is written in the
// reference. tests/node/names.test.ts sees to that.

/** For the minifier: each name, and the one it has instead, as it was found to compress best: two of the letters that code has most, but no word that is a name already. */
export const SHORT = Object.fromEntries(
  `
  acts=tr advanceBy=hi agree=de alive=tl allowMotion=pe along=kr alongX=gi alongY=gn angles=ed arrays=co atRest=pl base=nt beat=er begin=uc
  bends=ne beyond=ye bodyKeys=rp borders=bo calm=mr centre=ke chain=fr channels=pu chest=lo chooseFile=tv clip=wi clipAt=rr clipsOf=pt
  clock=ai coming=ht curveTo=un distance=rs downFrom=xp downRate=nw drift=cd facing=ya falling=ge farthest=cc fitting=ec flying=ra
  footfallSpeeds=vi freedom=dn goal=wa going=rt graph=la high=ti hinges=dd hurried=es ideal=ua intent=st isAtRest=ap known=ll landing=tt
  lands=li late=wn leapFromPitch=pg leapFromY=dc leapHeight=xe leapLand=eg leapOff=cr leapRise=bp leapTime=dg leapToPitch=ea leapToY=xr
  leftSpeedX=ei leftSpeedZ=ii leftX=ci leftZ=yi legPhase=ao lent=mt level=ns library=ie life=ma lifted=si lifting=nu listen=pa lit=ha
  mirrored=ta miss=ir mixManner=dw mixRate=fw mixWay=yw mixWeight=ga muster=cw neckRate=rn need=ue note=tp obey=ve orbit=he own=an pivot=tn
  places=os plan=te poise=gr pollRate=cn provide=en pushSpeed=da pushed=ba quarters=bi quiet=oe reach=di readAgain=pw refuse=re
  repaint=ck restX=oo restY=vn resting=eo rise=rx riseRate=mn rolled=na sample=po sampled=fo sayRefusals=se scene=fa scratch=wu settled=uw
  sink=tu slopeX=lt slopeZ=et slowest=ee soleGive=ae span=ro standX=ft standZ=fi stillSVG=ng stood=ct stretch=me styled=ia surface=th
  surfaceFor=cs surge=sr swap=hn swingFrom=rl swingRate=sp swingX=fl swingY=ts swung=no takeReins=ho tempo=pr terrain=wo threads=ot tiedOffset=yt
  toeX=al toeY=ar trueRig=lr tryAgain=ut ungroup=mo voices=le waits=wt weight=el wind=fe contour=ri fastest=sn frameWidth=bt captions=ce`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=')),
);

export const INNER = Object.keys(SHORT);
