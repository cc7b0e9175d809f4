/** Words that every import from a file has. */
export const importText = {
  dropHere: 'Lohistage fail siia või',
  choose: 'Vali fail',
  otherFile: 'Vali teine fail',
  limit: (megabytes: number) => `Kuni ${megabytes} MB. Enne salvestamist näete, mis failis on.`,
  reading: (name: string) => `Loen faili ${name} …`,
  readingText: 'Seni ei muutu midagi.',
  cancel: 'Katkesta',
  readFailed: 'Faili ei õnnestunud lugeda',
}
