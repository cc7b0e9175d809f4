import { GROUP_RULES, type GroupRule, SAME_CROP } from '../../../rotation/table.ts'
import { SUPPORT_RULES, SUPPORT_SINCE, type SupportRule } from '../../../rotation/support-rules.ts'
import { dated } from '../../dated.ts'
import type { Limit } from '../../rule.ts'

const advised = ({ source }: GroupRule): string => `Soovituslik; ${source}`

const supportLimit = ({ name, maxInRow, yearsBetween, source }: SupportRule): Limit => ({
  what:
    maxInRow === null
      ? `Täis aastaid enne, kui ${name} tohib tagasi tulla`
      : `Aastaid järjest, mil kasvab ${name}, kõige rohkem (kesa jäetakse vahele)`,
  unit: 'aastat',
  values: dated([{ since: `${SUPPORT_SINCE}-01-01`, value: maxInRow ?? yearsBetween }]),
  source: `${source}; ainult KSM toetuse taotlejale; 2022. aastal külvatut 2023. aastal ei loeta (§ 34)`,
})

/** The figures stand in the table of the crops, for the planner as well. */
export const rotationLimits: readonly Limit[] = [
  ...GROUP_RULES.filter(({ yearsBetween }) => yearsBetween > 0).map((rule) => ({
    what: `Vahe samal põllul enne rühma „${rule.name}“ naasmist`,
    unit: 'aastat',
    values: dated([{ since: null, value: rule.yearsBetween }]),
    source: advised(rule),
  })),
  ...GROUP_RULES.flatMap((rule) =>
    rule.maxInRow === null
      ? []
      : [
          {
            what: `Rühm „${rule.name}“ samal põllul järjest, kõige rohkem`,
            unit: 'aastat',
            values: dated([{ since: null, value: rule.maxInRow }]),
            source: advised(rule),
          },
        ],
  ),
  ...SUPPORT_RULES.map(supportLimit),
  {
    what: 'Sama põhikultuur järjest, kõige rohkem (välja arvatud mitmeaastased kultuurid, heintaimed ja kesa)',
    unit: 'aastat',
    values: dated([{ since: `${SAME_CROP.sinceYear}-01-01`, value: SAME_CROP.most }]),
    source: SAME_CROP.source,
  },
]
