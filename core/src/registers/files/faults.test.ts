import { describe, expect, test } from 'vitest'
import { isFatal, problemText, type RegisterFile } from './problem.ts'
import { readRegisterFiles } from './read-register-files.ts'

const HEADERS = {
  products:
    'Taimekaitsevahendi ID,Taimekaitsevahendi nimi,Taimekaitsevahendi liik,Taimekaitsevahendi alamliik,Preparatiivne vorm,Loa valdaja,Loa valdaja aadress,Registreerimise number,Registreerimise kuupäev,Turulelaskmise loa lõpptähtaeg,Müüdav tunnistusega,Ohutuslaused hoiatuslaused',
  ingredients: 'Taimekaitsevahendi ID,Toimeaine,Sisaldus,Ühik',
  uses: 'Taimekaitsevahendi ID,Kasutusala,Kahjustaja,Kulunorm 1,Kulunorm 2,Ühik,Kasutamise koht,Piirangud,Töötlemise aeg,Tööoode,Ooteaeg,Töötlemiskordi kasvuperioodil,Töötlemiste intervall',
} as const
type Files = Record<RegisterFile, string>

const product = (number: string, name = `Toode ${number}`) =>
  `${number},${name},Herbitsiid,,Lahus,FIRMA,"Tänav 1, Linn",${number},2024-01-31,31.12.2030,True,`
const rowOfUse = (
  number: string,
  rest = 'Talinisu,Orashein(AGRRE),0.5,"1,25",l/ha,Avamaa,,,,30,1-2,10 - 14',
) => `${number},${rest}`

/** 100 sound products with one use each, so that a single fault is 1 % of a file; `changed` adds to them. */
const numbers = Array.from({ length: 100 }, (_, i) => String(i + 1))
const sound: Files = {
  products: [HEADERS.products, ...numbers.map((number) => product(number))].join('\r\n'),
  ingredients: [HEADERS.ingredients, ...numbers.map((number) => `${number},Glüfosaat,360.0,g/l`)].join(
    '\r\n',
  ),
  uses: [HEADERS.uses, ...numbers.map((number) => rowOfUse(number))].join('\r\n'),
}
const encoded = (text: string) => new TextEncoder().encode(text)
const read = (files: Partial<Files>) => {
  const all = { ...sound, ...files }
  return readRegisterFiles({
    products: encoded(all.products),
    ingredients: encoded(all.ingredients),
    uses: encoded(all.uses),
  })
}
const withRow = (file: RegisterFile, row: string) => read({ [file]: `${sound[file]}\r\n${row}` })

test('sound files are read without a word', () => {
  const { products, problems } = read({})
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
      timesMax: 2,
      intervalDays: 10,
      restriction: null,
    },
  ])
})

test('empty cells at the end of a row are no fault', () => {
  expect(read({ ingredients: sound.ingredients.replaceAll(',g/l', ',g/l,,') }).problems).toEqual([])
})

test('semicolons, tabs, other cases of the header and the order of columns are all one', () => {
  const turned = (text: string) =>
    text.replace('Taimekaitsevahendi nimi', 'NIMI').replace('Kulunorm 1', ' kulunorm1 ')
  const { products, problems } = read({
    products: turned(sound.products).replaceAll(/,(?! Linn)/g, '\t'),
    ingredients: sound.ingredients.replaceAll(',', ';'),
    uses: turned(sound.uses),
  })
  expect(problems).toEqual([])
  expect(products).toEqual(read({}).products)
})

describe('a broken row is left out and named by its line', () => {
  test.each([
    ['products', '101,Toode 101', 'wrongCells', { cells: 2, columns: 12 }],
    ['uses', `${rowOfUse('5')},5`, 'wrongCells', { cells: 14, columns: 13 }],
    ['products', product('101').replace(',101,2024', ',,2024'), 'noNumber', { name: 'Toode 101' }],
    ['products', product('101', ''), 'noName', { number: '101' }],
    ['products', product('7', 'Sama number'), 'repeatedProduct', { number: '7', other: 8 }],
    ['ingredients', '555,Aine,1,g/l', 'unknownProduct', { number: '555' }],
    ['ingredients', '5,,1,g/l', 'noIngredient', { number: '5' }],
    ['uses', rowOfUse('555'), 'unknownProduct', { number: '555' }],
    ['uses', '5,Talinisu', 'wrongCells', { cells: 2, columns: 13 }],
    ['uses', rowOfUse('5', ',,1,,l/ha,Avamaa,,,,,,'), 'noCrop', { number: '5' }],
    ['uses', rowOfUse('5', 'Kaer,,1,,l/ha,Kosmos,,,,,,'), 'unknownPlace', { value: 'Kosmos' }],
  ] as const)('%s: %s', (...[file, row, code, facts]) => {
    const { products, problems } = withRow(file, row)
    expect(problems).toEqual([{ file, line: 102, code, facts }])
    expect(products).toEqual(read({}).products)
  })
})

describe('a wrong figure is left out, and its row stays', () => {
  test.each([
    ['Kaer,,,,l/ha,Avamaa,,,,,,', 'noDose', { number: '5', crop: 'Kaer' }],
    ['Kaer,,0,0,l/ha,Avamaa,,,,,,', 'noDose', { number: '5', crop: 'Kaer' }],
    ['Kaer,,1,2,pang/ha,Avamaa,,,,,,', 'unknownUnit', { value: 'pang/ha' }],
    ['Kaer,,üks,2,l/ha,Avamaa,,,,,,', 'wrongNumber', { column: 'Kulunorm 1', value: 'üks' }],
    ['Kaer,,-1,2,l/ha,Avamaa,,,,,,', 'wrongNumber', { column: 'Kulunorm 1', value: '-1' }],
    ['Kaer,,1,2,l/ha,Avamaa,,,,kaua,,', 'wrongNumber', { column: 'Ooteaeg', value: 'kaua' }],
    [
      'Kaer,,1,2,l/ha,Avamaa,,,,,1-2-3,',
      'wrongNumber',
      { column: 'Töötlemiskordi kasvuperioodil', value: '1-2-3' },
    ],
    ['Kaer,,1,2,l/ha,Avamaa,,,,,,7-', 'wrongNumber', { column: 'Töötlemiste intervall', value: '7-' }],
    ['Marsi kaer,,1,2,l/ha,Avamaa,,,,,,', 'unknownCrop', { crop: 'Marsi kaer' }],
  ] as const)('%s', (row, code, facts) => {
    const { products, problems } = withRow('uses', rowOfUse('5', row))
    expect(problems).toEqual([{ file: 'uses', line: 102, code, facts }])
    expect(products.find(({ number }) => number === '5')?.uses.length).toBe(2)
  })

  test.each(['2024-02-30', 'eile', '31.13.2024'])('a day that is none: %s', (day) => {
    const { products, problems } = read({
      products: sound.products.replace('2024-01-31', day),
    })
    expect(problems).toEqual([
      {
        file: 'products',
        line: 2,
        code: 'wrongDay',
        facts: { column: 'Registreerimise kuupäev', value: day },
      },
    ])
    expect(products[0]?.registeredOn).toBeNull()
  })

  test('a product without uses is kept and named', () => {
    const { products, problems } = withRow('products', product('101'))
    expect(problems).toEqual([{ file: 'products', line: 102, code: 'noUse', facts: { number: '101' } }])
    expect(products.length).toBe(101)
  })
})

describe('nothing is given when', () => {
  test.each([
    ['a column is missing', { uses: sound.uses.replace('Ooteaeg', 'Muu') }, 'missingColumn', 1],
    ['a file is empty', { uses: '' }, 'emptyFile', null],
    ['a file holds blank lines only', { uses: '\r\n \r\n' }, 'emptyFile', null],
    ['a file is a web page', { products: '<!DOCTYPE html><p>Viga 500</p>' }, 'notText', null],
    ['quotes never close', { uses: `${sound.uses}\r\n5,"Kaer` }, 'unclosedQuote', 102],
    ['there are no products', { products: HEADERS.products }, 'noProducts', null],
    ['the ingredients are no table', { ingredients: 'Not Found' }, 'missingColumn', 1],
  ] as const)('%s', (...[, files, code, line]) => {
    const { products, problems } = read(files)
    expect(products).toEqual([])
    expect(problems.filter(isFatal)).toContainEqual(expect.objectContaining({ code, line }))
  })

  test('letters are broken', () => {
    const cut = encoded(`${sound.uses}\r\nõ`).slice(0, -1)
    const { products, problems } = readRegisterFiles({
      products: encoded(sound.products),
      ingredients: encoded(sound.ingredients),
      uses: cut,
    })
    expect([products, problems]).toEqual([
      [],
      [{ file: 'uses', line: 102, code: 'brokenEncoding', facts: {} }],
    ])
  })

  test('a file is larger than 60 MB, and not at 60 MB', () => {
    const sized = (bytes: number) =>
      readRegisterFiles({
        products: encoded(sound.products),
        ingredients: encoded(sound.ingredients),
        uses: new Uint8Array(bytes),
      }).problems.map(({ code }) => code)
    expect(sized(60_000_001)).toEqual(['fileTooLarge'])
    expect(sized(60_000_000)).toEqual(['notText'])
  })

  test('there are more than 200,000 rows, and not at 200,000', () => {
    const rows = (count: number) =>
      read({ ingredients: `${HEADERS.ingredients}\n${'1,Aine,,\n'.repeat(count)}` })
    expect(rows(200_000).problems).toEqual([])
    expect(rows(200_001).problems).toMatchObject([{ code: 'tooManyRows', facts: { limit: 200_000 } }])
  })
})

describe('more than 2 % of the rows broken', () => {
  const broken = (count: number) => read({ uses: `${sound.uses}\n${`${rowOfUse('555')}\n`.repeat(count)}` })

  test('is too much: 2 of 102 may be, 3 of 103 not', () => {
    expect(broken(2).products.length).toBe(100)
    expect(broken(3)).toMatchObject({ products: [] })
    expect(broken(3).problems.at(-1)).toEqual({
      file: 'uses',
      line: null,
      code: 'tooManyBroken',
      facts: { broken: 3, rows: 103 },
    })
  })

  test('lists 500 of them, and says how many more there are', () => {
    const { problems } = broken(1200)
    expect(problems.filter(({ code }) => code === 'unknownProduct').length).toBe(500)
    expect(problems.at(-1)).toMatchObject({ code: 'moreProblems', facts: { count: 700 } })
  })

  test('crops that we do not know are not broken, and named once', () => {
    const rows = numbers.map((number) => rowOfUse(number, 'Marsi kaer,,1,2,l/ha,Avamaa,,,,,,'))
    const { products, problems } = read({ uses: [HEADERS.uses, ...rows].join('\n') })
    expect(products.length).toBe(100)
    expect(problems).toEqual([{ file: 'uses', line: 2, code: 'unknownCrop', facts: { crop: 'Marsi kaer' } }])
  })
})

describe('rows of a product', () => {
  const usesOf = (...rows: readonly string[]) =>
    read({ uses: [sound.uses, ...rows.map((row) => rowOfUse('5', row))].join('\n') }).products.find(
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

  test('share a text of restrictions whatever the order of its statements', () => {
    const found = usesOf(
      `Kaer,A${figures}Esimene.;10 m pinnaveekogudest,,,,,`,
      `Suvioder,A${figures}10 m pinnaveekogudest;Esimene.,,,,,`,
    )
    expect(found?.restrictions).toEqual(['Esimene.;10 m pinnaveekogudest'])
    expect(found?.uses[1]).toMatchObject({ crops: ['kaer', 'suvioder'], restriction: 0, waterBufferM: 10 })
  })
})

test('what the label says of bees once holds for all uses outdoors', () => {
  const bees = sound.products.replace(
    '31.12.2030,True,',
    '31.12.2030,True,SP1 Vesi.;SPe8 Mesilastele ohtlik.',
  )
  const rows = `${sound.uses}\n${rowOfUse('1', 'Kurk,,1,,l/ha,Kasvuhoone,,,,,,')}`
  const [first, second] = read({ products: bees, uses: rows }).products
  expect(first?.uses.map(({ place, isDangerousToBees }) => [place, isDangerousToBees])).toEqual([
    ['field', true],
    ['greenhouse', false],
  ])
  expect(second?.uses[0]?.isDangerousToBees).toBe(false)
})

test('a problem is a sentence with its facts', () => {
  const [problem] = withRow('uses', rowOfUse('555')).problems
  expect(problem && problemText(problem)).toBe(
    'Taimekaitsevahendit nr 555 ei ole toodete failis. Rida jäi välja.',
  )
})
