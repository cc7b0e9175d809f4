import { expect, it } from 'vitest'
import { GLOSSARY } from './glossary.ts'

it('a word of the code stands for one thing, and says what it is', () => {
  const words = GLOSSARY.map(({ code }) => code)
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  expect(GLOSSARY.filter(({ screen, meaning }) => screen === '' || meaning === '')).toEqual([])
})
it('a name on the wire is named once, and differs from the word of the code', () => {
  const wires = GLOSSARY.flatMap(({ wire }) => wire ?? [])
  expect(wires.filter((name, index) => wires.indexOf(name) !== index)).toEqual([])
  expect(GLOSSARY.filter(({ code, wire }) => code === wire)).toEqual([])
})
