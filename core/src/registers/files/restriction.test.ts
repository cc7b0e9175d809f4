import { describe, expect, test } from 'vitest'
import { readRestriction } from './restriction.ts'

const NOTHING = {
  stageMin: null,
  stageMax: null,
  isDangerousToBees: false,
  waterBufferM: null,
  neighbourBufferM: null,
  residentialBufferM: null,
  hasBufferTable: false,
}

test.each([
  '',
  'Mitte ületada kasvuhooajal maksimaalset kogust 3 kg/ha',
  // Ground water has no buffer, and "750 g m" is no distance.
  'Põhjavee kaitsmiseks mitte kasutada rohkem kui 750 g metasakloori hektari kohta kolme aasta jooksul',
  'Ilma tunnistuseta kasutajal on lubatud pritsida kuni 100 m2 või 0,5h päevas.',
  'Veeorganismide kaitseks ei tohi tiik olla alla 5 m² ega 20 m³',
  'Harida vähemalt 20 cm sügavuselt',
])('%j says nothing of distances, bees or stages', (text) => {
  expect(readRestriction(text)).toEqual(NOTHING)
})

describe('distances', () => {
  test.each([
    ['Mittepritsitav puhvertsoon 5 m veepiirist veeorganismide kaitseks', { waterBufferM: 5 }],
    ['Pidada kinni puhvervööndist 10m pinnaveekogudest', { waterBufferM: 10 }],
    ['Hoida 7,5 meetrit pinnaseveekogude piirist', { waterBufferM: 7.5 }],
    // The lesser ones go with drift-reducing nozzles, or with a smaller rate.
    [
      'Puhvervöönd 10 m pinnaveekogudest või 5 m koos 50 % triivi vähendavate otsakutega',
      { waterBufferM: 10 },
    ],
    ['Veekogudest 20 meetrit (kulunorm 0,5 l/ha) või 30 meetrit (kulunorm 0,75 l/ha)', { waterBufferM: 30 }],
    ['Puhvertsoon 15 m põllumajanduses mittekasutatavast maast', { neighbourBufferM: 15 }],
    ['Jätta põllu ja mittepõllumajandusliku maa vahele 5 m laiune tsoon', { neighbourBufferM: 5 }],
    ['Elanike kaitsmiseks 5 m elurajoonidest ja avalikest kohtadest', { residentialBufferM: 5 }],
  ])('%s', (text, expected) => {
    expect(readRestriction(text)).toEqual({ ...NOTHING, ...expected })
  })

  test('of several statements are told apart', () => {
    const text =
      'Puhvervöönd 10 m pinnaveekogudest. Puhvervöönd 5 m põllumajanduses mittekasutatavast maast.;Elurajoonidest 3 m'
    expect(readRestriction(text)).toEqual({
      ...NOTHING,
      waterBufferM: 10,
      neighbourBufferM: 5,
      residentialBufferM: 3,
    })
  })

  test('that stand in a table of the label are said to', () => {
    expect(readRestriction('Puhvervööndi leiab infolehel vastavast tabelist')).toEqual({
      ...NOTHING,
      hasBufferTable: true,
    })
    expect(readRestriction('Kasutuspiirangu leiab infolehel olevast tabelist')).toEqual(NOTHING)
  })
})

test.each([
  'Mesilastele ohtlik, lubatud pritsida ajavahemikus 22:00-05:00',
  'Tolmeldajate kaitseks võib pritsida ainult etiketil kinnitatud kasvufaasides ajavahemikus 22:00-05:00',
  'Keelatud kasutada õitsvatel umbrohtudel',
  'SPe8 ohtlik',
])('%j restricts it for the bees, and its hours are no stage', (text) => {
  expect(readRestriction(text)).toEqual({ ...NOTHING, isDangerousToBees: true })
})

describe('growth stages', () => {
  test.each([
    ['BBCH 30-39', 30, 39],
    ['kasvufaasis 12-29', 12, 29],
    ['Kasvufaasides BBCH 10 kuni 29', 10, 29],
    ['Kasutada kuni lipulehe faasini (BBCH 39).', null, 39],
    ['Kasutada alates BBCH 12', 12, null],
    ['Kasutada kasvufaasis 12', 12, 12],
    ['BBCH 00–09; BBCH 12–14', 0, 14],
  ])('%s', (text, stageMin, stageMax) => {
    expect(readRestriction(text)).toEqual({ ...NOTHING, stageMin, stageMax })
  })

  test('are read from the time of treatment as well', () => {
    expect(readRestriction('', 'BBCH 12-18')).toEqual({ ...NOTHING, stageMin: 12, stageMax: 18 })
  })
})
