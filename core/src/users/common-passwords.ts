/**
 * Words that people take for a password everywhere, and here: of our own writing, in small letters without marks. A
 * password is one of them when nothing but a few digits and signs stand beside it.
 */
const WORDS = `
password passwort passw parool parooli salasona salasonad salajane saladus minuparool uusparool sisene
qwerty qwertz qwertyuiop asdf asdfgh asdfghjkl zxcvbn qazwsx qazwsxedc iqazzwsx qweasd qweasdzxc qweqwe asdasd
iloveyou letmein welcome admin administrator master dragon monkey football baseball basketball hockey soccer
superman batman starwars princess sunshine shadow michael jordan charlie daniel thomas andrew jessica ashley
computer internet login access hello secret summer winter spring autumn flower freedom whatever trustno
trustnoone pokemon google facebook youtube instagram microsoft windows samsung nokia apple android default
changeme testtest tester testing guest root user demo temp pass love lovely loveme angel baby babygirl honey
cheese chocolate cookie banana orange pepper ginger purple yellow diamond silver golden tigger buster harley
killer hunter ranger mustang ferrari porsche mercedes toyota volvo corvette matrix phoenix liverpool arsenal
chelsea barcelona manchester
eesti eestimaa estonia tallinn tartu narva parnu viljandi rakvere paide haapsalu kuressaare valga voru jogeva
polva rapla saaremaa hiiumaa virumaa laanemaa harjumaa tartumaa kodu kodukana kallis kallike armastus
armastan minaarmastan maarmastan armas kullake musike paike paikene paikseke tere terekest tervist tsau
kevad suvi sugis talv joulud jaanipaev kalev kalevipoeg sonajalg rukkilill suitsupaasuke
traktor traktorist kombain pold pollud polluraamat pollumees pollumajandus talu talupidaja talumees vagu vagud
vili nisu oder kaer rukis raps kartul hernes lehm lehmad vasikas hobune lammas siga kana muru maasikas
johndeere valtra fendt claas newholland pria epria
kristjan kristiina katrin tonis martin martinmartin annaanna mariann liisaliisa
`
export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter((word) => word !== ''))

/** Rows of keys and of letters; a password that runs along one, forwards or backwards, is none. */
export const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopüõ',
  'asdfghjklöä',
  'zxcvbnm,.-',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
] as const
