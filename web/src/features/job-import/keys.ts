export const jobImportKeys = { receipts: ['jobs', 'imports'] as const }
