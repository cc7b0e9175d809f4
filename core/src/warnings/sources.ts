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

/** What the field book must hold, published on 10 October 2019. */
export const FIELD_BOOK = dated([
  {
    since: null,
    value: {
      title:
        'Põlluraamatusse kantavate andmete loetelu ja põlluraamatu pidamise kord (keskkonnaministri 08.10.2019 määrus nr 52)',
    },
  },
])

/** Asked by Vagu so that other rules can be judged and the record is whole; no law was found that asks for it. */
export const OWN_CHECK = dated([
  { since: null, value: { title: 'Vagu kontroll, et andmed oleksid täielikud; ei tulene seadusest' } },
])

/**
 * Monitoring comes before plant protection: the general principles of integrated pest management, which article 55 of
 * Regulation (EC) No 1107/2009 makes a duty from 1 January 2014.
 */
export const INTEGRATED_PEST_MANAGEMENT = dated([
  {
    since: null,
    value: { title: 'Integreeritud taimekaitse üldpõhimõtted (direktiiv 2009/128/EÜ, III lisa)' },
  },
  {
    since: '2014-01-01',
    value: {
      title:
        'Integreeritud taimekaitse üldpõhimõtted (direktiiv 2009/128/EÜ, III lisa; määrus (EÜ) nr 1107/2009, artikkel 55)',
      url: 'https://eur-lex.europa.eu/eli/dir/2009/128/oj',
    },
  },
])
