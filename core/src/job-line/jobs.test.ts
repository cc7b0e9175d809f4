import { expect, test } from 'vitest'
import { DEFAULT_JOB_CATEGORIES } from '../settings/table.ts'
import { indexFarm } from './index-farm.ts'
import { readJobLine } from './read-line.ts'
import { DAY, FARM, read } from './sample.ts'

const jobs = DEFAULT_JOB_CATEGORIES.flatMap(({ key: category, jobs: list }) =>
  list.map(({ key, name }) => ({ category, job: key, name })),
)

test.each(jobs)('$name is the job $category/$job', ({ category, job, name }) => {
  expect(read(`eile ${name} Kivi`).job).toEqual({ category, job })
})

const examples: readonly (readonly [line: string, job: string])[] = [
  ['randaalisin', 'disc-harrowing'],
  ['kobestatud', 'loosening'],
  ['koorisime', 'stubble-breaking'],
  ['kultiveerisin', 'cultivating'],
  ['küntud', 'ploughing'],
  ['äestasin', 'harrowing'],
  ['sügavkobestatud', 'deep-loosening'],
  ['ribistasin', 'ridging'],
  ['rullisin mulda', 'soil-rolling'],
  ['libistasin', 'levelling'],
  ['külvatud', 'sowing'],
  ['allakülvatud', 'undersowing'],
  ['väetasime', 'fertilising'],
  ['väetasin lehekaudu', 'foliar-fertilising'],
  ['tõrjusin', 'spraying'],
  ['vaalutatud', 'windrowing'],
  ['niideti', 'mowing'],
  ['kaarutatud', 'tedding'],
  ['muldasin', 'hilling'],
  ['kombainisime', 'harvesting'],
  ['rullisin põhku', 'baling'],
  ['kiletasin silo', 'silage-wrapping'],
  ['pakkisin heina', 'hay-packing'],
  ['karjatasime', 'herding'],
  ['võtsime mullaproove', 'soil-sampling'],
]
test.each(examples)('%s', (line, job) => {
  expect(read(line).job?.job).toBe(job)
})

test('a job that the farm renamed goes by both names, one that it hides by none', () => {
  const change = (key: string, changes: object) =>
    FARM.categories.map((category) => ({
      ...category,
      jobs: category.jobs.map((job) => (job.key === key ? { ...job, ...changes } : job)),
    }))
  const renamed = indexFarm({ ...FARM, categories: change('ploughing', { name: 'Pööramine' }) })
  const hidden = indexFarm({ ...FARM, categories: change('ploughing', { visible: false }) })
  const jobIn = (text: string, index: typeof renamed) => readJobLine({ text, day: DAY }, index)
  expect(jobIn('pöörasin Kivi', renamed).job?.job).toBe('ploughing')
  expect(jobIn('kündsin Kivi', renamed).job?.job).toBe('ploughing')
  expect(jobIn('kündsin Kivi', hidden)).toMatchObject({ job: null, unknown: [{ start: 0, end: 7 }] })
})

test('the category alone is said where a farm has several jobs in it', () => {
  expect(read('maaharimine Kivi').job).toEqual({ category: 'tillage', job: null })
})
