import { describe, expect, it } from 'vitest'
import { findJob } from './find-job.ts'
import { type FindName, nameFinder } from './find-name.ts'
import { reader } from './testing/rows.ts'

const names = ['Kodu', 'Kodupõld', 'Mäealune', 'Põld 1', 'Põld 10', 'Vana Kodupõld', 'Öö']
const find = nameFinder([
  ...names.map((label) => ({ id: label, label })),
  { id: 'coded', label: 'Jõeäär', also: ['12345'] },
])
const one = (text: string, by: FindName = find): string | undefined => {
  const match = by(text)
  return match.is === 'one' ? match.named.id : undefined
}

describe('a name in a cell', () => {
  it.each([
    ['kodu', 'Kodu'],
    ['  KODUPÕLD ', 'Kodupõld'],
    ['Põld 1', 'Põld 1'],
    ['Kodupõllul', 'Kodupõld'],
    ['Mäealusel', 'Mäealune'],
    ['mäe', 'Mäealune'],
    ['12345', 'coded'],
    ['Joeaar', 'coded'],
    ['vana', 'Vana Kodupõld'],
    ['põld 10', 'Põld 10'],
  ])('%s means %s', (text, id) => expect(one(text)).toBe(id))

  it('says which names it may be, and takes none', () => {
    expect(find('põld')).toEqual({ is: 'several', labels: ['Põld 1', 'Põld 10'] })
    expect(find('kod')).toMatchObject({ is: 'several' })
  })
  it.each(['Kodupold 2', 'm', 'Mäealused põllud', '', 'Kpõld'])('"%s" means nothing', (text) =>
    expect(find(text)).toEqual({ is: 'none' }),
  )
})

describe('a job in a cell', () => {
  const job = (text: string) => findJob(text, reader.names.find.job, reader.names.lists.job)
  it.each([
    ['Kündmine', 'tillage/ploughing'],
    ['kündsin', 'tillage/ploughing'],
    ['Taimekaitse', 'plant-protection/spraying'],
    ['heina rullimine', 'harvest/hay-baling'],
    ['Maaharimine Äestamine', 'tillage/harrowing'],
  ])('%s is %s', (text, id) => expect(job(text)).toMatchObject({ is: 'one', named: { id } }))
  it('is asked for when the word means several', () =>
    expect(job('rullisin')).toMatchObject({ is: 'several' }))
  it('is none with words that say something else', () => expect(job('kündsin kodus')).toEqual({ is: 'none' }))
})
