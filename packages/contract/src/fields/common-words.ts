// What passwords are made of most often: words, names and runs of keys. In lower case, without spaces.

export const commonWords = `
password passwort passw pass word secret login logon signin access enter open account user username
admin administrator root super superuser manager master guest default change changeme temp temporary
test tester testing demo sample example welcome hello hallo hi goodbye please thanks thankyou letmein
letme trustno trust whatever nothing something forever always never computer laptop internet online
website server system network windows microsoft google gmail yahoo facebook instagram whatsapp twitter
youtube apple iphone samsung nokia android phone mobile oracle cisco linux ubuntu matrix hacker ninja
money cash dollar naira invest investor investment investing saving savings wallet bank banker banking
finance credit rich riches million millionaire billion billionaire gold golden silver diamond crypto
bitcoin forex business company office work staff member members club family portfolio fund funds
contribution nigeria nigerian naija lagos abuja ibadan kano kaduna enugu portharcourt benin calabar
jos owerri abeokuta ilorin africa african ghana accra kenya nairobi london england britain america
american usa canada toronto texas newyork dubai india paris france germany berlin houston chicago
january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday spring summer autumn fall winter season
god jesus christ christian church allah islam muslim bible amen faith grace mercy favour favor
blessed blessing blessings bless glory holy heaven angel angels praise prayer pray gospel emmanuel
hallelujah hope peace joy love lover lovely loveyou iloveyou iloveu loveme beloved sweet sweetheart
sweety honey baby babygirl babyboy babe darling dear prince princess queen king royal legend hero
mother father mummy mama daddy papa dad mom sister brother son daughter wife husband uncle auntie
friend friends happy smile sunshine sun moon star stars superstar sky ocean flower rose lily
butterfly rainbow dragon monkey tiger lion eagle falcon wolf bear panther shark horse dolphin rabbit
kitty cat dog puppy snoopy pikachu pokemon batman superman spiderman ironman avengers marvel starwars
football soccer baseball basketball hockey cricket tennis golf boxing champion champions winner
chelsea arsenal liverpool manchester united mancity barcelona barca realmadrid madrid juventus
eagles supereagles yankees cowboys lakers steelers ronaldo messi neymar jordan kobe
ada obi chidi chinedu chioma ngozi emeka ifeanyi uche kelechi nneka adaeze amaka obinna kingsley
tunde bola dayo segun femi kunle seyi wale sola funmi yemi bisi tobi tosin temi ayo ade adebayo
olumide oluwaseun oluwatobi folake aminu musa ibrahim abdul abdullahi mohammed muhammad ahmed ali
aisha fatima halima usman yusuf hassan hussein zainab efe osas ese blessingme precious promise
victor victoria victory gift goodness goodluck success destiny divine wisdom wonderful excellent
michael james john david daniel joseph joshua samuel peter paul andrew thomas robert william richard
george charles henry edward anthony stephen steven kevin brian jason justin brandon ryan austin
tyler alex alexander anna maria mary sarah elizabeth jennifer jessica ashley amanda nicole michelle
melissa stephanie rachel rebecca samantha hannah emily charlie harley hunter ranger maggie ginger
pepper cookie banana orange cherry chocolate coffee cheese pizza sugar candy purple yellow green blue
red black white pink freedom power strong mustang porsche ferrari mercedes toyota honda corvette
nissan music guitar piano dance dancer movie player gamer killer shadow phantom ghost phoenix merlin
thunder lightning storm fire ice snow cool awesome amazing beautiful sexy hottie lucky luck magic
qwerty qwertz azerty qwert qwer qwertyu qwertyui qwertyuiop asdf asdfg asdfgh asdfghjk asdfghjkl
zxcv zxcvb zxcvbn zxcvbnm qaz wsx qazwsx qazwsxedc wsxedc qweasd qweasdzxc poiuy poiuytrewq lkjhg
mnbvc mnbvcxz iop jkl abc xyz abcabc aabbcc
`
  .trim()
  .split(/\s+/)

/** Runs over the keys of several rows, as they read with the shift key released; longer ones first. */
export const keyRuns = `
123456789 1qaz 2wsx 3edc 4rfv 5tgb 6yhn zaq1 xsw2 cde3 vfr4 bgt5 q1w2 e3r4 t5y6 1q2w 3e4r 5t6y a1s2
d3f4 a1b2 c3d4 e5f6 1a2b 3c4d q2w3 e4r5 1234 123 qwe asd zxc rty
`
  .trim()
  .split(/\s+/)
