/** Something that runs beside the routes, such as a queue: started after migration, stopped before the database. */
export interface Worker {
  start(): Promise<void>
  stop(): Promise<void>
}
