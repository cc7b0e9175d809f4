/** A mail of every kind, with texts that somebody typed. */
import { creditOf } from '@vagu/core/subscription/credit'
import { invoiceOf, SAMPLE_SELLER } from '@vagu/core/subscription/invoice'
import { priceOf } from '@vagu/core/subscription/price'
import { DEFAULT_TERMS } from '@vagu/core/subscription/terms'
import { weeklyLetter } from '../letters/text.ts'
import { mailOfParts } from '../mails/letter-mail.ts'
import { DeletionStep, type Letter, TrialStep } from '../mails/letters.ts'
import { plainMail } from '../mails/plain-mail.ts'
import { identityMail } from '../openid/mails.ts'
import type { Mail } from '../ports.ts'
import { creditLetter, invoiceLetter, reminderLetter } from '../subscription/text.ts'
import { invitationMail, linkMail, newEmailMail, passwordMail, proofMail } from '../users/text.ts'

export interface Typed {
  readonly name: string
  readonly message: string
  readonly email: string
}

const TO = 'mari@talu.test'
const publicUrl = 'https://vagu.test'
const options = { publicUrl, feedbackEmail: TO }
const link = `${publicUrl}/kinnitus#token=0K-_z`
const day = '2026-07-19'

const invoiceFor = ({ name, email }: Typed) =>
  invoiceOf(DEFAULT_TERMS, {
    number: '2026-00017',
    orderId: '0190',
    day: '2026-05-20',
    seller: { ...SAMPLE_SELLER, name },
    company: { name, code: '10000018', address: { street: name } },
    email,
    orderedArea: 1200,
    price: priceOf(DEFAULT_TERMS, { area: 1200, isFirstOfYear: false, day: '2026-05-20' }),
  })

const creditFor = (typed: Typed) =>
  creditOf(invoiceFor(typed), {
    number: '2026-00018',
    day: '2026-05-21',
    sums: { area: -1200, net: -240_000, vat: -57_600 },
  })

const weekOf = (name: string) => {
  const fields = { names: [name, 'Põld 9'], more: 3 }
  const job = { name, date: '2026-05-19', endDate: '2026-05-20', fields }
  const due = {
    entries: {
      items: [
        { ...job, date: '2026-05-06', endDate: '2026-05-06', deadline: '2026-05-16' },
        { ...job, date: '2026-05-10', endDate: '2026-05-10', deadline: '2026-05-20' },
      ],
      more: 0,
    },
    jobs: { items: [job, { ...job, endDate: '2026-05-19' }], more: 2 },
    free: {
      items: [
        { kind: 'work' as const, day: '2026-05-20', fields },
        { kind: 'harvest' as const, day: '2026-05-21', fields: { names: [name], more: 1 } },
      ],
      more: 0,
    },
    certificates: { items: [{ worker: name, end: '2026-06-17' }], more: 0 },
    tests: { items: [{ machine: name, end: '2026-06-10' }], more: 0 },
    stacks: { items: [{ field: name, date: '2026-03-25', until: '2026-05-25' }], more: 0 },
  }
  return {
    week: '2026-05-18',
    farms: [
      { companyName: name, due },
      { companyName: 'Teine talu OÜ', due },
    ],
  }
}

/** The mails of the steps of a letter that has several, by kind and step. */
export function mailsOfSteps({ name }: Typed): Readonly<Record<string, Mail>> {
  const to = { email: TO, companyName: name, day } as const
  const deletions = DeletionStep.options.map((step) => [
    `accountDeletion ${step}`,
    plainMail({ kind: 'accountDeletion', ...to, step }, options),
  ])
  const trials = TrialStep.options.map((step) => [
    `trialEnd ${step}`,
    plainMail({ kind: 'trialEnd', ...to, step }, options),
  ])
  const guest = plainMail({ kind: 'welcome', email: TO, companyName: name, trialUntil: null }, options)
  return Object.fromEntries([...deletions, ...trials, ['welcome of a guest', guest]])
}

export const everyMail = (typed: Typed): Readonly<Record<Letter['kind'], Mail>> => {
  const { name, message, email } = typed
  const plain = (letter: Parameters<typeof plainMail>[0]) => plainMail(letter, options)
  return {
    welcome: plain({ kind: 'welcome', email: TO, companyName: name, trialUntil: day }),
    proof: proofMail(TO, link),
    password: passwordMail(TO, link),
    newEmail: newEmailMail(TO, link),
    emailChangeAsked: plain({ kind: 'emailChangeAsked', email: TO, newEmail: email }),
    emailChanged: plain({ kind: 'emailChanged', email: TO, newEmail: email }),
    link: linkMail(TO, { link, asker: email }),
    identity: identityMail(TO, { link, name }),
    identityJoined: plain({ kind: 'identityJoined', email: TO, name }),
    invitation: invitationMail(TO, { link, company: name, role: 'worker', asker: email }),
    accountDeletion: plain({
      kind: 'accountDeletion',
      email: TO,
      companyName: name,
      step: 'asked',
      day,
    }),
    feedback: plain({ kind: 'feedback', email: TO, company: name, message, number: 'AB12CD34' }),
    feedbackCopy: plain({ kind: 'feedbackCopy', email: TO, message, number: 'AB12CD34' }),
    trialEnd: plain({ kind: 'trialEnd', email: TO, companyName: name, step: 'soon', day }),
    weekly: mailOfParts(TO, weeklyLetter(weekOf(name), { publicUrl, off: link })),
    invoice: mailOfParts(TO, invoiceLetter(invoiceFor(typed), publicUrl)),
    credit: mailOfParts(TO, creditLetter(creditFor(typed), publicUrl)),
    reminder: mailOfParts(TO, reminderLetter(invoiceFor(typed), publicUrl)),
  }
}
