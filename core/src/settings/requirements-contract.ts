export { changeJobRequirements } from './contract.ts'
