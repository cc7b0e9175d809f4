import { counted } from '@vagu/core/text/counted'

/** Words of the page of what is new. */
export const changelogText = {
  intro: 'Siin on kirjas, mis on Vagus muutunud. „Uus“ on see, mida te veel näinud ei ole.',
  isNew: 'Uus',
  countNew: (count: number) =>
    count === 0
      ? 'Kõik on juba nähtud.'
      : `${counted(count, 'uudis', 'uudist')} pärast teie eelmist vaatamist.`,
  open: (title: string) => `Ava „${title}“`,
} as const
