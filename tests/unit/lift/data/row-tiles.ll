target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.T = type { i32, i32, i32, i32, i32, i32 }

define dso_local void @row_tiles(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) {
  %5 = alloca %struct.T, align 4
  call void @assay_loc(i32 0)
  call void @assay_tiling_read(ptr noundef nonnull %5, ptr addrspace(1) noundef %3, i64 noundef 24)
  %.sroa.0265.0.copyload = load i32, ptr %5, align 4
  %.sroa.5267.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 4
  %.sroa.5267.0.copyload = load i32, ptr %.sroa.5267.0..sroa_idx, align 4
  %.sroa.9271.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 8
  %.sroa.9271.0.copyload = load i32, ptr %.sroa.9271.0..sroa_idx, align 4
  %.sroa.13275.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 12
  %.sroa.13275.0.copyload = load i32, ptr %.sroa.13275.0..sroa_idx, align 4
  call void @assay_loc(i32 1)
  call void @assay_pipe_begin()
  %6 = mul i32 %.sroa.5267.0.copyload, %.sroa.9271.0.copyload
  %7 = shl i32 %6, 2
  call void @assay_loc(i32 2)
  %8 = call i64 @assay_que_init(i32 noundef 0, i32 noundef 9, i32 noundef 2, i32 noundef 2, i32 noundef %7)
  call void @assay_loc(i32 3)
  %9 = call i64 @assay_que_init(i32 noundef 10, i32 noundef 0, i32 noundef 2, i32 noundef 2, i32 noundef %7)
  call void @assay_loc(i32 4)
  %10 = call noundef i64 @assay_block_idx()
  %11 = trunc i64 %10 to i32
  %12 = mul i32 %.sroa.13275.0.copyload, %11
  %13 = add i32 %12, %.sroa.13275.0.copyload
  %14 = icmp sgt i32 %13, %.sroa.0265.0.copyload
  %15 = sub i32 %.sroa.0265.0.copyload, %12
  %spec.select = select i1 %14, i32 %15, i32 %.sroa.13275.0.copyload
  br label %16

16:                                               ; preds = %18, %4
  %.0200 = phi i32 [ 0, %4 ], [ %34, %18 ]
  %17 = icmp slt i32 %.0200, %spec.select
  br i1 %17, label %18, label %35

18:                                               ; preds = %16
  %19 = sub i32 %spec.select, %.0200
  %20 = icmp slt i32 %19, %.sroa.9271.0.copyload
  %..sroa.9271.0.copyload = select i1 %20, i32 %19, i32 %.sroa.9271.0.copyload
  %21 = add i32 %12, %.0200
  %22 = mul i32 %21, %.sroa.5267.0.copyload
  %23 = mul i32 %..sroa.9271.0.copyload, %.sroa.5267.0.copyload
  call void @assay_loc(i32 5)
  %24 = call i64 @assay_que_alloc(i64 noundef %8)
  %25 = shl i32 %23, 2
  %26 = zext i32 %22 to i64
  %27 = getelementptr float, ptr addrspace(1) %0, i64 %26
  %28 = zext i32 %25 to i64
  call void @assay_loc(i32 6)
  call void @assay_dma_in_pad(i32 noundef 1, i64 noundef %24, i64 noundef 0, ptr addrspace(1) noundef %27, i64 noundef 1, i64 noundef %28, i64 noundef 0, i64 noundef 0, i64 noundef 0, i64 noundef 0, i32 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 7)
  call void @assay_que_enque(i64 noundef %8, i64 noundef %24)
  call void @assay_loc(i32 8)
  %29 = call i64 @assay_que_deque(i64 noundef %8)
  call void @assay_loc(i32 9)
  %30 = call i64 @assay_que_alloc(i64 noundef %9)
  %31 = sext i32 %23 to i64
  call void @assay_loc(i32 10)
  call void @assay_vec_n(i32 noundef 1, i32 noundef 1, i32 noundef 1, i64 noundef %30, i64 noundef 0, i64 noundef %29, i64 noundef 0, i64 noundef 0, i64 noundef 0, double noundef 0.000000e+00, i64 noundef %31)
  call void @assay_loc(i32 11)
  call void @assay_que_free(i64 noundef %8, i64 noundef %29)
  call void @assay_loc(i32 12)
  call void @assay_que_enque(i64 noundef %9, i64 noundef %30)
  call void @assay_loc(i32 13)
  %32 = call i64 @assay_que_deque(i64 noundef %9)
  %33 = getelementptr float, ptr addrspace(1) %1, i64 %26
  call void @assay_loc(i32 14)
  call void @assay_dma_out(i32 noundef 2, i32 noundef 1, ptr addrspace(1) noundef %33, i64 noundef %32, i64 noundef 0, i64 noundef 1, i64 noundef %28, i64 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 15)
  call void @assay_que_free(i64 noundef %9, i64 noundef %32)
  %34 = add i32 %.0200, %.sroa.9271.0.copyload
  br label %16

35:                                               ; preds = %16
  call void @assay_loc(i32 16)
  call void @assay_pipe_end()
  ret void
}

declare i64 @assay_que_init(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i64 @assay_block_idx()

declare i64 @assay_que_alloc(i64 noundef)

declare void @assay_vec_n(i32 noundef, i32 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, double noundef, i64 noundef)

declare void @assay_que_enque(i64 noundef, i64 noundef)

declare i64 @assay_que_deque(i64 noundef)

declare void @assay_que_free(i64 noundef, i64 noundef)

declare void @assay_pipe_begin()

declare void @assay_pipe_end()

declare void @assay_dma_in_pad(i32 noundef, i64 noundef, i64 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @assay_dma_out(i32 noundef, i32 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @assay_tiling_read(ptr noundef, ptr addrspace(1) noundef, i64 noundef)

declare void @assay_loc(i32)
