import { eppoOfCrop } from './botany.ts'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cropOf } from './declared.ts'
import { CROPS, cropByKey } from './table.ts'
import { cropTitle } from './title.ts'

const undersown = 'liblikõieliste allakülviga'
/** Declared name, crop, refinement, the farmer's words. */
const EXAMPLES: [string, string, string | null, string | null][] = [
  ['talinisu allakülvita', 'talinisu', 'allakülvita', null],
  ['Talinisu', 'talinisu', null, null],
  ['muu põldhernes (100% põldhernest)', 'poldhernes', '100%', null],
  ['põldhernes, v.a "Mehis" (100% põldhernest)', 'poldhernes', '100%', null],
  ['põlduba "Jõgeva"', 'polduba', null, 'Jõgeva'],
  ['põlduba „Jõgeva”', 'polduba', null, 'Jõgeva'],
  ['rukis, v.a sangaste rukis, liblikõieliste allakülviga', 'rukis', undersown, null],
  [
    'rukis, v.a sangaste rukis, allakülviga, v.a liblikõieliste allakülviga',
    'rukis',
    'allakülviga, v.a liblikõieliste allakülviga',
    null,
  ],
  ['Sangaste rukis allakülvita', 'sangaste_rukis', 'allakülvita', null],
  ['suvitritikale liblikõeliste allakülviga', 'suvitritikale', undersown, null],
  [
    'keerispea allakülviga v.a liblikõieliste allakülviga',
    'keerispea',
    'allakülviga, v.a liblikõieliste allakülviga',
    null,
  ],
  ['kanep, Finola', 'kanep', null, 'Finola'],
  ['harilik kanep', 'kanep', null, null],
  ['rohttaimed', 'rohttaimed', null, null],
  ['köögivili väikestel pindadel', 'muu_koogivili', 'väikestel pindadel', null],
  ['valge mesikas (100% mesikat)', 'valge_mesikas', '100%', null],
  ['muu kartul', 'kartul', null, null],
  ['kartul v.a "Ando"', 'kartul', null, null],
  ['ristik (100% ristikut), v.a punane, roosa ja valge ristik', 'muu_ristik', '100%', null],
  [
    'valge ristik "Jõgeva 4" segus aasnurmikaga (mõlemat 50%)',
    'valge_ristik',
    'mõlemat 50%, segus aasnurmikaga',
    'Jõgeva 4',
  ],
  ['kapsasrohi, must', 'must_kapsasrohi', null, null],
  ['lambalääts, põld-', 'lambalaats', null, null],
  ['põld-hiirehernes (talivikk)', 'talivikk', null, null],
  ['spargelkapsas (brokkoli)', 'brokoli', null, null],
  ['hiina kapsas', 'peakapsas', null, 'hiina kapsas'],
  ['lillkapsas', 'lillkapsas', null, null],
  ['aniis, harilik', 'ravim_maitsetaimed', null, 'aniis, harilik'],
  ['aedtill', 'ravim_maitsetaimed', null, 'aedtill'],
  ['valkjas mesiohakas (100% mesiohakat)', 'ravim_maitsetaimed', '100%', 'valkjas mesiohakas'],
  ['hapu kirsipuu sh murelipuu', 'muud_viljapuud', null, 'hapu kirsipuu sh murelipuu'],
  ['talinisu Skagen', 'talinisu', null, 'skagen'],
  [
    'liblikõieliste ja kõrreliste segu (30-80% liblikõielisi)',
    'liblik_korreliste_segu',
    '30-80% liblikõielisi',
    null,
  ],
]

describe('a declared crop', () => {
  it.each(EXAMPLES.map((example) => ({ declared: example[0], example })))('$declared', ({ example }) => {
    const [declared, crop, refinement, name] = example
    const got = cropOf(declared)
    expect({ ...got, name: got?.name?.toLowerCase() ?? null }).toEqual({
      crop,
      refinement,
      name: name?.toLowerCase() ?? null,
    })
  })
  it.each(['', 'kivid', 'talinisu ja herne segu', '???', '"', '('])('%j is no crop', (text) =>
    expect(cropOf(text)).toBeUndefined(),
  )
  it('is titled by its name, its refinement and its variety', () =>
    expect(cropTitle({ crop: 'kanep', refinement: null, name: 'Finola' })).toBe('Kanep, Finola'))
})

/** The public list of names, where it is at hand; our own examples otherwise. */
function declaredNames(): string[] {
  const file = new URL('../../../../shared/domain/pria_crop_names_raw.csv', import.meta.url)
  if (!existsSync(file)) return EXAMPLES.map(([declared]) => declared)
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1)
  return lines.map((line) =>
    (/^"((?:[^"]|"")*)"/.exec(line)?.[1] ?? line.split(',')[0] ?? '').replaceAll('""', '"'),
  )
}

describe('the names that were declared in earlier years', () => {
  it('are nearly all known: at least 95 of 100', () => {
    const names = declaredNames()
    const unknown = names.filter((name) => !cropOf(name))
    console.log(`${names.length - unknown.length} of ${names.length} declared crop names are known`)
    expect(unknown.length, unknown.join('; ')).toBeLessThanOrEqual(names.length * 0.05)
    for (const name of names) {
      const crop = cropOf(name)
      if (crop) expect(cropByKey(crop.crop), name).toBeDefined()
    }
  })
})

describe('the crop table', () => {
  it('has keys, names, letters and colours that are each given once', () => {
    for (const pick of ['key', 'name', 'letters', 'colour'] as const)
      expect(new Set(CROPS.map((crop) => crop[pick])).size).toBe(CROPS.length)
  })
  it('finds every crop by its own name', () => {
    for (const crop of CROPS) expect(cropOf(crop.name)?.crop, crop.name).toBe(crop.key)
  })
  it('writes colours and letters one way', () => {
    for (const crop of CROPS) {
      expect(crop.colour).toMatch(/^#[0-9a-f]{6}$/)
      expect(crop.letters).toMatch(/^[A-ZÕÄÖÜ]{2}$/)
      expect(eppoOfCrop(crop.key) ?? '').toMatch(/^([A-Z]{5}|1CERC)?$/)
    }
  })
  it('has colours that an eye can tell apart', () => {
    const parts = CROPS.map((crop) =>
      [1, 3, 5].map((at) => Number.parseInt(crop.colour.slice(at, at + 2), 16)),
    )
    for (const [i, a] of parts.entries())
      for (const b of parts.slice(i + 1))
        expect(Math.hypot(...a.map((value, k) => value - (b[k] ?? 0)))).toBeGreaterThan(10)
  })
})
