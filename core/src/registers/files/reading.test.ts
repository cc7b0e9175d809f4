import { describe, expect, test } from 'vitest'
import { readRegisterFiles } from './read-register-files.ts'
import { encoded, readTexts, validFiles, usageRow } from './sample-files.ts'

test('soundFiles files are read without a word', () => {
  const { products, problems } = readTexts({})
  expect(problems).toEqual([])
  expect(products.length).toBe(100)
  expect(products[0]).toMatchObject({
    number: '1',
    name: 'Toode 1',
    kinds: ['Herbitsiid'],
    chemicalSubtype: 'PMA_TKV_TOIME_LIIK_HERBITSIID',
    ingredients: [{ name: 'Glüfosaat', code: 'glufosaat' }],
    registeredOn: '2024-01-31',
    validUntil: '2030-12-31',
    useUpUntil: null,
    needsCertificate: true,
  })
  expect(products[0]?.uses).toMatchObject([
    {
      crops: ['talinisu'],
      targets: [{ name: 'Orashein', eppo: 'AGRRE' }],
      place: 'field',
      doseMin: 0.5,
      doseMax: 1.25,
      harvestDelayDays: 30,
      workDelayDays: null,
      timesMax: 2,
      intervalDays: 10,
      restriction: null,
    },
  ])
})

test('empty cells at the end of a row are no fault', () => {
  expect(readTexts({ ingredients: validFiles.ingredients.replaceAll(',g/l', ',g/l,,') }).problems).toEqual([])
})

test('semicolons, tabs, other cases of the header and the order of columns are all one', () => {
  const turned = (text: string) =>
    text.replace('Taimekaitsevahendi nimi', 'NIMI').replace('Kulunorm 1', ' kulunorm1 ')
  const { products, problems } = readTexts({
    products: turned(validFiles.products).replaceAll(/,(?! Linn)/g, '\t'),
    ingredients: validFiles.ingredients.replaceAll(',', ';'),
    uses: turned(validFiles.uses),
  })
  expect(problems).toEqual([])
  expect(products).toEqual(readTexts({}).products)
})

/** Letters beyond ASCII as both code pages of Windows have them, by their Unicode numbers. */
const inCodePage = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test('a code page of Windows and a byte order mark change nothing', () => {
  const all = {
    products: inCodePage(validFiles.products),
    ingredients: Uint8Array.from([0xef, 0xbb, 0xbf, ...encoded(validFiles.ingredients)]),
    uses: inCodePage(validFiles.uses),
  }
  expect(readRegisterFiles(all)).toEqual(readTexts({}))
})

describe('rows of a product', () => {
  const usesOf = (...rows: readonly string[]) =>
    readTexts({ uses: [validFiles.uses, ...rows.map((row) => usageRow('5', row))].join('\n') }).products.find(
      ({ number }) => number === '5',
    )
  const figures = ',1,,l/ha,Avamaa,'

  test('become one use where the crops have the same pests', () => {
    const uses = usesOf(`Kaer,A (AAAAA)${figures},,,,,`, `Suvioder,A(AAAAA )${figures},,,,,`)?.uses.slice(1)
    expect(uses).toMatchObject([
      {
        cropNames: ['Kaer', 'Suvioder'],
        crops: ['kaer', 'suvioder'],
        targets: [{ name: 'A', eppo: 'AAAAA' }],
      },
    ])
  })

  test('give no crop a pest that only another one has', () => {
    const uses = usesOf(`Kaer,A(AAAAA)${figures},,,,,`, `Suvioder,B${figures},,,,,`)?.uses.slice(1)
    expect(uses?.map(({ cropNames, targets }) => [cropNames, targets.map(({ name }) => name)])).toEqual([
      [['Kaer'], ['A']],
      [['Suvioder'], ['B']],
    ])
  })

  test('that name no pest stay for any', () => {
    const uses = usesOf(`Kaer,A(AAAAA)${figures},,,,,`, `Kaer,${figures},,,,,`)?.uses.slice(1)
    expect(uses?.map(({ targets }) => targets.length)).toEqual([1, 0])
  })

  test('may begin at a dose of 0', () => {
    expect(usesOf('Kaer,A,0,400,g/ha,Avamaa,,,,,,')?.uses[1]).toMatchObject({ doseMin: 0, doseMax: 400 })
  })

  test('stay apart where a figure differs', () => {
    expect(usesOf(`Kaer,A${figures},,,,,`, `Kaer,A,2,,l/ha,Avamaa,,,,,,`)?.uses.length).toBe(3)
    expect(usesOf(`Kaer,A${figures},,,,,`, `Kaer,A,1,,l/ha,Kasvuhoone,,,,,,`)?.uses.length).toBe(3)
  })

  test('stay apart where the work delay differs, and are one where it is the same', () => {
    const at = (days: string) => `${figures},,${days},,,`
    expect(usesOf(`Kaer,A${at('5')}`, `Rukis,A${at('7')}`)?.uses.length).toBe(3)
    expect(usesOf(`Kaer,A${at('5')}`, `Rukis,A${at('')}`)?.uses.length).toBe(3)
    expect(usesOf(`Kaer,A${at('5')}`, `Rukis,A${at('3-5')}`)?.uses.slice(1)).toMatchObject([
      { cropNames: ['Kaer', 'Rukis'], workDelayDays: 5 },
    ])
  })

  test.each([
    ['1', 1],
    ['5-7', 7],
    ['7 - 5', 7],
    ['0', null],
    ['', null],
  ])('may have a work delay of %j days', (cell, workDelayDays) => {
    expect(usesOf(`Kaer,A${figures},,${cell},35,,`)?.uses[1]).toMatchObject({
      workDelayDays,
      harvestDelayDays: 35,
    })
  })

  test('share a text of restrictions whatever the order of its statements', () => {
    const found = usesOf(
      `Kaer,A${figures}Esimene.;10 m pinnaveekogudest,,,,,`,
      `Suvioder,A${figures}10 m pinnaveekogudest;Esimene.,,,,,`,
    )
    expect(found?.restrictions).toEqual(['Esimene.;10 m pinnaveekogudest'])
    expect(found?.uses[1]).toMatchObject({ crops: ['kaer', 'suvioder'], restriction: 0, waterBufferM: 10 })
  })
})

test('a file without the column of work delays is read without a word, and has none', () => {
  const without = validFiles.uses.replace(',Tööoode', '').replaceAll(',Avamaa,,,,30', ',Avamaa,,,30')
  const { products, problems } = readTexts({ uses: without })
  expect(problems).toEqual([])
  expect(products).toEqual(readTexts({}).products)
  expect(products[0]?.uses[0]).toMatchObject({ harvestDelayDays: 30, workDelayDays: null })
})

test('what the label says of bees once holds for all uses outdoors', () => {
  const bees = validFiles.products.replace(
    '31.12.2030,True,',
    '31.12.2030,True,SP1 Vesi.;SPe8 Mesilastele ohtlik.',
  )
  const rows = `${validFiles.uses}\n${usageRow('1', 'Kurk,,1,,l/ha,Kasvuhoone,,,,,,')}`
  const [first, second] = readTexts({ products: bees, uses: rows }).products
  expect(first?.uses.map(({ place, isDangerousToBees }) => [place, isDangerousToBees])).toEqual([
    ['field', true],
    ['greenhouse', false],
  ])
  expect(second?.uses[0]?.isDangerousToBees).toBe(false)
})
