export type MaintenanceSettings = {
  readonly checkpointAfterWalBytes: number
  readonly checkpointAfterMs: number
  readonly vacuumAfterMs: number
}

export type EngineThreadSettings = {
  readonly folder: string
  // A module that exports `fileSystemOn(folder, fault)`: tests put one that fails here.
  readonly fileSystemModule: string
  readonly fault?: SharedArrayBuffer
  readonly startParameters: readonly string[]
  readonly engineModule: WebAssembly.Module
  readonly maintenance: MaintenanceSettings
}
