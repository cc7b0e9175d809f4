import { surfaceWater } from '../../lib/acts.ts'
import { CATEGORY } from '../../../settings/table.ts'
import { dayText } from '../../../text/format.ts'
import { jobsOf } from '../../lib/land.ts'
import { perField } from '../../lib/per-field.ts'
import type { Requirement } from '../../requirement.ts'

/** Work that makes grassland anew, and stacks of manure. */
const BANNED: ReadonlySet<string> = new Set([CATEGORY.manureHeap, CATEGORY.sowing, CATEGORY.undersowing])
/** Work on the soil that leaves the sward whole. */
const KIND: ReadonlySet<string> = new Set(['soil-rolling', 'levelling', 'stone-picking'])

/** Pinnavee kaitse, field by field. */
export const vesiSurface: Requirement = {
  key: 'vesi-surface',
  part: 'VESI_SURFACE',
  title: 'Pinnavee kaitse',
  summary:
    'Valitud rohumaad (vähemalt 30 või 40 m riba) ei harita ega uuendata, ei väetata, ei laotata setet, ei tehta auna ega jootmiskohta; taimekaitsevahendit tohib kasutada ainult registreeritult (veeseaduse § 196).',
  sources: surfaceWater('§ 8 lg 3–8'),
  check: (facts) =>
    perField(facts, 'VESI_SURFACE', (each) => {
      const jobs = jobsOf(facts, each)
      const whenOf = (event: { status: string; date: string }) =>
        event.status === 'PLANNED' ? 'kavas' : dayText(event.date)
      const banned = jobs.find(
        ({ category, job, materials }) =>
          BANNED.has(category.key) ||
          (category.key === CATEGORY.tillage && !KIND.has(job.key)) ||
          materials.some(({ type }) => type === 'fertilizer'),
      )
      if (banned)
        return {
          state: 'violation',
          note: `${banned.job.name.toLowerCase()} ${whenOf(banned)}`,
          jobId: banned._id,
        }
      const sprayed = jobs.find(({ materials }) => materials.some(({ type }) => type === 'chemical'))
      return sprayed
        ? {
            state: 'attention',
            note: `${sprayed.job.name.toLowerCase()} ${whenOf(sprayed)}: kontrollige registreeringut`,
            jobId: sprayed._id,
          }
        : { state: 'ok', note: 'ei ole haritud, uuendatud, väetatud ega pritsitud' }
    }),
}
