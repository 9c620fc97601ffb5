export interface StatisticsTables {
  brand_days: {
    ref_id: string
    /** YYYY-MM-DD, of UTC. */
    day: string
    searches: number
  }
  brand_events: {
    ref_id: string
    /** YYYY-MM-DD, of UTC. */
    day: string
    /** Of a page or of a stage of a journey, as the contract names them. */
    name: string
    happened: number
  }
}
