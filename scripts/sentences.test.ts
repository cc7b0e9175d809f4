import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { uiText } from '../web/src/ui/text.ts'
import { root } from './root.ts'

const WEB = join(root, 'web/src')
const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(join(WEB, path), 'utf8') }))

it.each([uiText.saveFailed, uiText.changeFailed])(
  '"%s" is said in one place, which keeps it for 5 s',
  (sentence) => {
    const places = sources.filter(({ text }) => text.includes(`'${sentence}'`)).map(({ path }) => path)
    expect(places).toEqual(['ui/text.ts'])
  },
)

it('no screen says these sentences for another time', () => {
  const says = /failed\(\s*\w+,\s*\w+\.(save|change)Failed\b/
  const own = sources.filter(({ text }) => says.test(text)).map(({ path }) => path)
  expect(own).toEqual([])
})

it('a count stands before its noun by one helper', () => {
  const says = /=== 1 \? (?:'1 [^']*'|'[^']+' : '[^']+du')/
  expect(sources.filter(({ text }) => says.test(text)).map(({ path }) => path)).toEqual([])
})

it.each([
  'Ei leitud PTA taimekaitsev. registrist! Mõned pikenduse saanud ained võivadki registrist puududa ja neid võib kasutada. Aga palun kontrollige.',
  'Salvestamata muudatused',
  'Teil on salvestamata muudatusi. Kas olete kindel, et soovite muudatustest loobuda ning lehelt lahkuda?',
  'Jätka muutmist',
  'Lahku',
  'Kontrollige andmeid!',
  'Palun logige uuesti sisse!',
  'Päring aegus!',
])('"%s" is said word for word', (sentence) => {
  expect(sources.filter(({ text }) => text.includes(`'${sentence}'`)).length).toBeGreaterThan(0)
})

it('names are put in order by one place', () => {
  const places = ['core/src', 'agency', 'server', 'web/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
      .map((path) => join(folder, path))
      .filter((path) => readFileSync(join(root, path), 'utf8').includes('new Intl.Collator(')),
  )
  expect(places).toEqual([join('core', 'src', 'text', 'order.ts')])
})

it('how much an input takes is a limit with a name', () => {
  const own = sources.filter(({ text }) => /maxLength=\{\d/.test(text)).map(({ path }) => path)
  expect(own).toEqual([])
})
