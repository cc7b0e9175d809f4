import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../ids/schema.ts'
import { YearInPath } from '../time/schema.ts'
import { CostOverview, FieldLines, OverviewChange, OverviewVersion } from './schema.ts'

const params = z.object({ year: YearInPath })

export const getCostOverview = endpoint('GET', '/cost-overview/{year}', {
  summary:
    'Incomes and costs of a crop year by field, in cents, with what is missing by name; and the prices and entries that they are calculated with',
  needs: 'money',
  params,
  reply: CostOverview,
})
export const getFieldLines = endpoint('GET', '/cost-overview/{year}/fields/{fieldId}', {
  summary: 'The lines that the sums of one field are made of, each with its amount, price and source',
  needs: 'money',
  params: z.object({ year: YearInPath, fieldId: Id }),
  refuses: ['notFound'],
  reply: FieldLines,
})
export const changeCostOverview = endpoint('PUT', '/cost-overview/{year}', {
  summary:
    'Sets prices and entries of a crop year, all or none; those that are not named stay. A 409 brings what somebody else has stored',
  writes: ['costOverview'],
  params,
  body: OverviewChange,
  refuses: ['notFound', 'conflict'],
  reply: CostOverview,
})

export const listOverviewVersions = endpoint('GET', '/cost-overview/{year}/history', {
  summary: 'Who changed prices and entries of a crop year, when and how: the last 200 changes, newest first',
  needs: 'money',
  params,
  reply: z.array(OverviewVersion),
})
export const restoreOverviewVersion = endpoint('POST', '/cost-overview/{year}/history/{entryId}', {
  summary: 'Makes prices and entries of a crop year what they became with that change, as a new change',
  writes: ['costOverview'],
  params: z.object({ year: YearInPath, entryId: Id }),
  refuses: ['notFound'],
  reply: CostOverview,
})
