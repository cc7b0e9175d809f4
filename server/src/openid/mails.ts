/** The mails about identities at the OpenID provider. */
import { mailOfParts } from '../mails/letter-mail.ts'
import { link as linkTo, text, toUser } from '../mails/parts.ts'
import type { Mail } from '../ports.ts'

const named = (name: string): string => (name === '' ? '' : ` (${name})`)

export const identityMail = (to: string, work: { link: string; name: string }): Mail =>
  mailOfParts(
    to,
    toUser(
      'sisselogimisviisi lisamine',
      text(
        `Keegi${named(work.name)} tuvastas end Vagus ja soovib edaspidi nii teie kontole sisse logida. Kui see olete teie ise, kinnitage see.`,
      ),
      linkTo('Kinnita', work.link),
      text(
        'Avage link samas brauseris, kus te seda küsisite. Link kehtib tunni ja seda saab kasutada ühe korra.',
      ),
      text('Kui see ei olnud teie, ärge linki avage: teie kontoga ei juhtu midagi.'),
    ),
  )

export const identityJoinedMail = (to: string, work: { name: string; publicUrl: string }): Mail =>
  mailOfParts(
    to,
    toUser(
      'kontole lisati sisselogimisviis',
      text(`Teie Vagu kontole saab nüüd sisse logida ka autentimisteenuse kaudu${named(work.name)}.`),
      text('Kui see olite teie, ei ole siin vaja midagi teha.'),
      text(
        'Kui see ei olnud teie, logige sisse, eemaldage sisselogimisviis lehel Konto ja määrake uus salasõna.',
      ),
      linkTo('Ava konto', `${work.publicUrl}/konto#sisselogimine`),
    ),
  )
