import { judgeRotation } from '../../../rotation/rules.ts'
import { SAME_CROP } from '../../../rotation/table.ts'
import { counted, countedFields } from '../../../text/counted.ts'
import { dated } from '../../../warnings/dated.ts'
import { hpk } from '../../lib/acts.ts'
import { cropIn, cropNameOf, isArableIn, lineOf } from '../../lib/land.ts'
import { way } from '../../lib/say.ts'
import type { Requirement } from '../../requirement.ts'

/** The same main crop year after year, as the rotation plan judges it; its figure stands in no text that was read. */
export const hpkSameCrop: Requirement = {
  key: 'hpk-same-crop',
  part: 'HPK',
  title: 'HPK 7: sama põhikultuur kuni kolm aastat',
  summary:
    'Sama põhikultuuri kasvatatakse samal maal kuni kolm aastat järjest. Arv on määruse tekstist kontrollimata, seepärast on see tähelepanek, mitte rikkumine.',
  sources: hpk('§ 3 lg 6–8'),
  limits: [
    {
      what: 'Sama põhikultuur järjest, kõige rohkem',
      unit: 'aastat',
      values: dated([{ since: '2023-01-01', value: SAME_CROP.most }]),
      source: SAME_CROP.source,
    },
  ],
  check: ({ fields, year }) => {
    const arable = fields.filter((each) => isArableIn(each, year))
    const untold = arable.filter((each) => cropIn(each, year) === null)
    const found = arable.flatMap((each) => {
      const faults = judgeRotation(each.crops, { from: year, to: year })
      return faults.flatMap((fault) =>
        fault.kind === 'crop-in-row'
          ? [
              lineOf(each, {
                is: 'against',
                note: `${cropNameOf(fault.crop)} ${counted(fault.inRow, 'aasta', 'aastat')} järjest`,
              }),
            ]
          : [],
      )
    })
    const lines = [
      ...found,
      ...untold.map((each) => lineOf(each, { is: 'unknown', note: 'kultuur märkimata' })),
    ]
    if (found.length > 0)
      return {
        state: 'attention',
        says: `Üle kolme aasta sama kultuur: ${countedFields(found.length)}.`,
        lines,
        ways: [way('cropRotation', 'Valige viljavaheldusplaanis teine kultuur')],
      }
    if (untold.length > 0)
      return {
        state: 'unknown',
        says: `Kultuur on märkimata: ${countedFields(untold.length)}.`,
        lines,
        ways: [way('fields', 'Märkige põldude kultuurid')],
      }
    return { state: 'ok', says: `Vaadatud: ${countedFields(arable.length)}.`, lines }
  },
}
