/** The mails of the program: subject and body. */
import type { Mail } from '../ports.ts'

/** Hours for which the link in a mail works. */
export const LINK_HOURS = 2

export const passwordMail = (to: string, link: string): Mail => ({
  to,
  subject: 'Vagu: uue salasõna määramine',
  text: `Tere!

Teie Vagu kontole sooviti määrata uus salasõna. Seda saate teha siin:

${link}

Link kehtib ${LINK_HOURS} tundi ja seda saab kasutada ühe korra.
Kui te uut salasõna ei soovinud, ärge tehke midagi: praegune salasõna jääb kehtima.

Vagu
`,
})

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

export const feedbackMail = (
  to: string,
  feedback: { company: string; email: string; message: string },
): Mail => ({
  to,
  replyTo: feedback.email,
  subject: `Vagu tagasiside: ${oneLine(feedback.company)}`,
  text: `Ettevõte: ${oneLine(feedback.company)}
E-post: ${feedback.email}

${feedback.message}
`,
})
