import { describe, expect, test } from 'vitest'
import { isFatal, problemText } from './problem.ts'
import { readRegisterFiles } from './read-register-files.ts'
import {
  encoded,
  HEADERS,
  numbers,
  productRow,
  readTexts,
  validFiles,
  usageRow,
  withRow,
} from './sample-files.ts'

describe('a broken row is left out and named by its line', () => {
  test.each([
    ['products', '101,Toode 101', 'wrongCells', { cells: 2, columns: 12 }],
    ['uses', `${usageRow('5')},5`, 'wrongCells', { cells: 14, columns: 13 }],
    ['products', productRow('101').replace(',101,2024', ',,2024'), 'noNumber', { name: 'Toode 101' }],
    ['products', productRow('101', ''), 'noName', { number: '101' }],
    ['products', productRow('7', 'Sama number'), 'repeatedProduct', { number: '7', other: 8 }],
    ['ingredients', '555,Aine,1,g/l', 'unknownProduct', { number: '555' }],
    ['ingredients', '5,,1,g/l', 'noIngredient', { number: '5' }],
    ['uses', usageRow('555'), 'unknownProduct', { number: '555' }],
    ['uses', '5,Talinisu', 'wrongCells', { cells: 2, columns: 13 }],
    ['uses', usageRow('5', ',,1,,l/ha,Avamaa,,,,,,'), 'noCrop', { number: '5' }],
    ['uses', usageRow('5', 'Kaer,,1,,l/ha,Kosmos,,,,,,'), 'unknownPlace', { value: 'Kosmos' }],
  ] as const)('%s: %s', (...[file, row, code, facts]) => {
    const { products, problems } = withRow(file, row)
    expect(problems).toEqual([{ file, line: 102, code, facts }])
    expect(products).toEqual(readTexts({}).products)
  })
})

describe('a wrong figure is left out, and its row stays', () => {
  test.each([
    ['Kaer,,,,l/ha,Avamaa,,,,,,', 'noDose', { number: '5', crop: 'Kaer' }],
    ['Kaer,,0,0,l/ha,Avamaa,,,,,,', 'noDose', { number: '5', crop: 'Kaer' }],
    ['Kaer,,1,2,pang/ha,Avamaa,,,,,,', 'unknownUnit', { value: 'pang/ha' }],
    ['Kaer,,üks,2,l/ha,Avamaa,,,,,,', 'wrongNumber', { column: 'Kulunorm 1', value: 'üks' }],
    ['Kaer,,-1,2,l/ha,Avamaa,,,,,,', 'wrongNumber', { column: 'Kulunorm 1', value: '-1' }],
    ['Kaer,,1,2,l/ha,Avamaa,,,kaua,,,', 'wrongNumber', { column: 'Tööoode', value: 'kaua' }],
    ['Kaer,,1,2,l/ha,Avamaa,,,,kaua,,', 'wrongNumber', { column: 'Ooteaeg', value: 'kaua' }],
    [
      'Kaer,,1,2,l/ha,Avamaa,,,,,1-2-3,',
      'wrongNumber',
      { column: 'Töötlemiskordi kasvuperioodil', value: '1-2-3' },
    ],
    ['Kaer,,1,2,l/ha,Avamaa,,,,,,7-', 'wrongNumber', { column: 'Töötlemiste intervall', value: '7-' }],
    ['Marsi kaer,,1,2,l/ha,Avamaa,,,,,,', 'unknownCrop', { crop: 'Marsi kaer' }],
  ] as const)('%s', (row, code, facts) => {
    const { products, problems } = withRow('uses', usageRow('5', row))
    expect(problems).toEqual([{ file: 'uses', line: 102, code, facts }])
    expect(products.find(({ number }) => number === '5')?.uses.length).toBe(2)
  })

  test.each(['2024-02-30', 'eile', '31.13.2024'])('a day that is none: %s', (day) => {
    const { products, problems } = readTexts({
      products: validFiles.products.replace('2024-01-31', day),
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
    const { products, problems } = withRow('products', productRow('101'))
    expect(problems).toEqual([{ file: 'products', line: 102, code: 'noUse', facts: { number: '101' } }])
    expect(products.length).toBe(101)
  })
})

describe('nothing is given when', () => {
  test.each([
    ['a column is missing', { uses: validFiles.uses.replace('Ooteaeg', 'Muu') }, 'missingColumn', 1],
    ['a file is empty', { uses: '' }, 'emptyFile', null],
    ['a file holds blank lines only', { uses: '\r\n \r\n' }, 'emptyFile', null],
    ['a file is a web page', { products: '<!DOCTYPE html><p>Viga 500</p>' }, 'notText', null],
    ['quotes never close', { uses: `${validFiles.uses}\r\n5,"Kaer` }, 'unclosedQuote', 102],
    ['there are no products', { products: HEADERS.products }, 'noProducts', null],
    ['the ingredients are no table', { ingredients: 'Not Found' }, 'missingColumn', 1],
  ] as const)('%s', (...[, files, code, line]) => {
    const { products, problems } = readTexts(files)
    expect(products).toEqual([])
    expect(problems.filter(isFatal)).toContainEqual(expect.objectContaining({ code, line }))
  })

  test('letters are broken', () => {
    const cut = encoded(`${validFiles.uses}\r\nõ`).slice(0, -1)
    const { products, problems } = readRegisterFiles({
      products: encoded(validFiles.products),
      ingredients: encoded(validFiles.ingredients),
      uses: cut,
    })
    expect([products, problems]).toEqual([
      [],
      [{ file: 'uses', line: 102, code: 'brokenEncoding', facts: {} }],
    ])
  })

  test.each(['ingredients', 'uses'] as const)('the file of %s ends where a row does', (file) => {
    const lines = validFiles[file].split('\r\n')
    const upTo = (products: number) => readTexts({ [file]: lines.slice(0, 1 + products).join('\r\n') })
    expect(upTo(90).products).toHaveLength(numbers.length)
    expect(upTo(90).problems.filter(isFatal)).toEqual([])
    expect(upTo(89).products).toEqual([])
    expect(upTo(89).problems.filter(isFatal)).toEqual([
      { file, line: null, code: 'cutOff', facts: { lacking: 11, products: 100 } },
    ])
  })

  test('a file is larger than 60 MB, and not at 60 MB', () => {
    const sized = (bytes: number) =>
      readRegisterFiles({
        products: encoded(validFiles.products),
        ingredients: encoded(validFiles.ingredients),
        uses: new Uint8Array(bytes),
      }).problems.map(({ code }) => code)
    expect(sized(60_000_001)).toEqual(['fileTooLarge'])
    expect(sized(60_000_000)).toEqual(['notText'])
  })

  test('there are more than 200,000 rows, and not at 200,000', () => {
    const row = (_: unknown, i: number) => `${numbers[i % numbers.length]},Aine,,`
    const rows = (count: number) =>
      readTexts({ ingredients: [HEADERS.ingredients, ...Array.from({ length: count }, row)].join('\n') })
    expect(rows(200_000).problems).toEqual([])
    expect(rows(200_001).problems).toMatchObject([{ code: 'tooManyRows', facts: { limit: 200_000 } }])
  })
})

describe('more than 2 % of the rows broken', () => {
  const broken = (count: number) =>
    readTexts({ uses: `${validFiles.uses}\n${`${usageRow('555')}\n`.repeat(count)}` })

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
    const rows = numbers.map((number) => usageRow(number, 'Marsi kaer,,1,2,l/ha,Avamaa,,,,,,'))
    const { products, problems } = readTexts({ uses: [HEADERS.uses, ...rows].join('\n') })
    expect(products.length).toBe(100)
    expect(problems).toEqual([{ file: 'uses', line: 2, code: 'unknownCrop', facts: { crop: 'Marsi kaer' } }])
  })
})

test('a problem is a sentence with its facts', () => {
  const [problem] = withRow('uses', usageRow('555')).problems
  expect(problem && problemText(problem)).toBe(
    'Taimekaitsevahendit nr 555 ei ole toodete failis. Rida jäi välja.',
  )
})
