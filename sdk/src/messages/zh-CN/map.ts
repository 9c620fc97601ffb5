export const messages = {
  map: '地图',
  mapOf: '{place}地图',
  zoomIn: '放大',
  zoomOut: '缩小',
  clusterOf: '{count} 家酒店，放大',
  mapView: '地图视图',
  mapShows: '地图上有 {count} 家酒店。',
  searchArea: '搜索此区域',
  closeCard: '关闭',
  noStreets: '未绘制街道',
}
