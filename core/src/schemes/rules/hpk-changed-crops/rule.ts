import { CHANGED_LEAST, changedShare, isArable } from '../../../rotation/farm.ts'
import { countedFields } from '../../../text/counted.ts'
import { dated } from '../../../warnings/dated.ts'
import { hpk } from '../../lib/acts.ts'
import { cropIn, cropNameOf, lineOf } from '../../lib/land.ts'
import { num, way } from '../../lib/say.ts'
import type { Requirement } from '../../requirement.ts'

/** Land with another main crop than the year before, as the rotation plan counts it; the figure is not verified. */
export const hpkChangedCrops: Requirement = {
  key: 'hpk-changed-crops',
  part: 'HPK',
  title: 'HPK 7: põhikultuur vahetub',
  summary:
    'Põhikultuur vahetub aastas vähemalt poolel põllumaast. Arv ja arvestuse alus on määruse tekstist kontrollimata, seepärast on see tähelepanek, mitte rikkumine.',
  sources: hpk('§ 3 lg 6–8'),
  limits: [
    {
      what: 'Vahetunud põhikultuuriga põllumaa, vähemalt',
      unit: '%',
      values: dated([{ since: '2023-01-01', value: CHANGED_LEAST }]),
      source: '21.12.2022 määrus nr 68 § 3 lg 6–8; kontrollimata',
    },
  ],
  check: ({ fields, year }) => {
    const arable = fields.filter((each) => isArable(cropIn(each, year)))
    const pairs = arable.map((each) => ({ each, crop: cropIn(each, year), before: cropIn(each, year - 1) }))
    const untold = pairs.filter(({ crop, before }) => crop === null || before === null)
    const { share, area, unchanged } = changedShare(
      pairs.map(({ each, crop, before }) => ({
        area: each.area,
        crop,
        before,
        isUndersownWithLegumes: false,
      })),
    )
    const lines = pairs.map(({ each, crop, before }) => {
      const note = `${cropNameOf(before)} → ${cropNameOf(crop)}`
      if (crop === null || before === null) return lineOf(each, { is: 'unknown', note })
      return lineOf(each, { is: crop === before ? 'base' : 'counts', note })
    })
    if (untold.length > 0 || share === null)
      return {
        state: 'unknown',
        says: `Kultuur on ühel või mõlemal aastal märkimata: ${countedFields(untold.length)}.`,
        lines,
        ways: [way('fields', 'Märkige põldude kultuurid mõlemal aastal')],
      }
    const figure = {
      value: share,
      unit: '%',
      limit: CHANGED_LEAST,
      is: 'least',
      part: area - unchanged,
      whole: area,
    } as const
    return {
      state: share >= CHANGED_LEAST ? 'ok' : 'attention',
      says: `Kultuur vahetus ${num(area - unchanged)} hektaril ${num(area)} hektarist.`,
      figure,
      lines,
    }
  },
}
