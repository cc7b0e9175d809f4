/** Words of a worker's signed month, in the languages that workers on farms read. */
export const PAPER_LANGUAGES = ['et', 'en', 'ru', 'uk'] as const
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number]

interface PaperText {
  /** The language in its own words. */
  readonly language: string
  readonly title: string
  readonly employer: string
  readonly worker: string
  readonly month: string
  readonly heads: readonly [
    day: string,
    start: string,
    end: string,
    pause: string,
    hours: string,
    work: string,
  ]
  readonly total: string
  readonly days: string
  readonly pay: string
  /** Said of pay that is not known, */
  readonly noPay: string
  /** and of pay that is known of a part of the hours. */
  readonly partPay: (money: string, hours: string) => string
  readonly signed: string
  readonly ofWorker: string
  readonly ofEmployer: string
}

export const PAPER_TEXT: Readonly<Record<PaperLanguage, PaperText>> = {
  et: {
    language: 'Eesti',
    title: 'Tööaja arvestus',
    employer: 'Tööandja',
    worker: 'Töötaja',
    month: 'Kuu',
    heads: ['Päev', 'Algus', 'Lõpp', 'Paus', 'Tunnid', 'Töö'],
    total: 'Kokku',
    days: 'Tööpäevi',
    pay: 'Töötasu',
    noPay: 'puudub',
    partPay: (money, hours) => `${money} + ${hours} tasuta`,
    signed: 'Kinnitan, et tunnid on õiged.',
    ofWorker: 'Töötaja allkiri ja kuupäev',
    ofEmployer: 'Tööandja allkiri ja kuupäev',
  },
  en: {
    language: 'English',
    title: 'Record of working time',
    employer: 'Employer',
    worker: 'Worker',
    month: 'Month',
    heads: ['Day', 'Start', 'End', 'Break', 'Hours', 'Work'],
    total: 'Total',
    days: 'Days worked',
    pay: 'Pay',
    noPay: 'not known',
    partPay: (money, hours) => `${money} + ${hours} without pay`,
    signed: 'I confirm that the hours are correct.',
    ofWorker: 'Signature of the worker, date',
    ofEmployer: 'Signature of the employer, date',
  },
  ru: {
    language: 'Русский',
    title: 'Учёт рабочего времени',
    employer: 'Работодатель',
    worker: 'Работник',
    month: 'Месяц',
    heads: ['День', 'Начало', 'Конец', 'Перерыв', 'Часы', 'Работа'],
    total: 'Итого',
    days: 'Рабочих дней',
    pay: 'Оплата труда',
    noPay: 'не указана',
    partPay: (money, hours) => `${money} + ${hours} без оплаты`,
    signed: 'Подтверждаю, что часы указаны верно.',
    ofWorker: 'Подпись работника, дата',
    ofEmployer: 'Подпись работодателя, дата',
  },
  uk: {
    language: 'Українська',
    title: 'Облік робочого часу',
    employer: 'Роботодавець',
    worker: 'Працівник',
    month: 'Місяць',
    heads: ['День', 'Початок', 'Кінець', 'Перерва', 'Години', 'Робота'],
    total: 'Разом',
    days: 'Робочих днів',
    pay: 'Оплата праці',
    noPay: 'не вказано',
    partPay: (money, hours) => `${money} + ${hours} без оплати`,
    signed: 'Підтверджую, що години вказано правильно.',
    ofWorker: 'Підпис працівника, дата',
    ofEmployer: 'Підпис роботодавця, дата',
  },
}
