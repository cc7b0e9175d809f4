/** Words of the demo's own farm. */
export const demoText = {
  email: 'demo@naidistalu.example',
  company: { name: 'Näidistalu OÜ', code: '10000001', address: { street: 'Põllu tee 1, Näidisküla' } },
} as const
