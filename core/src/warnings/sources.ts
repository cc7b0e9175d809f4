import { dated } from './dated.ts'

/**
 * Limits that a product's label sets. Regulation (EC) No 1107/2009, article 55, asks to keep to the label; it applies
 * from 14 June 2011. The figures themselves are copied into the job from the label or the register.
 */
export const LABEL = dated([
  { since: null, value: { title: 'Toote märgis ja taimekaitsevahendite register' } },
  {
    since: '2011-06-14',
    value: {
      title: 'Toote märgis ja taimekaitsevahendite register; määrus (EÜ) nr 1107/2009, artikkel 55',
      url: 'https://eur-lex.europa.eu/eli/reg/2009/1107/oj',
    },
  },
])
