/** Runs beside the routes, such as a queue: starts after migration, stops before the database. */
export interface Worker {
  start(): Promise<void>
  stop(): Promise<void>
}
