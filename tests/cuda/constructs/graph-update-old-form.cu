void update(cudaGraphExec_t exec, cudaGraph_t graph) {
  cudaGraphExecUpdateResult result;
  cudaGraphExecUpdateResultInfo info;
  cudaGraphExecUpdate(exec, graph, NULL, &result);
  cudaGraphExecUpdate(exec, graph, &info);
}
