import { CATEGORY } from '../../../settings/table.ts'
import { counted } from '../../../text/counted.ts'
import { manureStack as manureStackRule } from '../../../warnings/rules/manure-stack/rule.ts'
import { waterAct } from '../../lib/acts.ts'
import { judged } from '../../lib/judged.ts'

/** Sõnnikuaun, as the warnings judge it. */
export const manureStack = judged({
  key: 'manure-stack',
  part: 'HPK',
  title: 'Sõnnikuaun',
  summary:
    'Tahesõnnik seisab aunas kuni 2 kuud ja sügavallapanu kuni 8 kuud, teatega enne rajamist; 1. novembrist 31. detsembrini auna ei tehta.',
  sources: waterAct('§-d 165–166'),
  rules: [manureStackRule],
  work: {
    looksAt: ({ category }) => category.key === CATEGORY.manureHeap,
    jobs: (count) => counted(count, 'aunatöö', 'aunatööd'),
  },
})
