export const notBuiltText = {
  title: 'Seda lehte veel ei ole',
  text: 'See osa Vaost alles valmib. Menüüs on ainult need lehed, mis juba töötavad.',
  toJobs: 'Tööde lisamise juurde',
} as const
