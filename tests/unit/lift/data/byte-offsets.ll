target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.T = type { i32, i32, i32, i32, i32, i32 }

define dso_local void @byte_offsets(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) {
  %5 = alloca %struct.T, align 4
  call void @assay_loc(i32 0)
  call void @assay_tiling_read(ptr noundef nonnull %5, ptr addrspace(1) noundef %3, i64 noundef 24)
  %.sroa.0272.0.copyload = load i32, ptr %5, align 4
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 4
  %.sroa.4.0.copyload = load i32, ptr %.sroa.4.0..sroa_idx, align 4
  %.sroa.8276.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 8
  %.sroa.8276.0.copyload = load i32, ptr %.sroa.8276.0..sroa_idx, align 4
  call void @assay_loc(i32 1)
  call void @assay_pipe_begin()
  %6 = shl i32 %.sroa.4.0.copyload, 2
  call void @assay_loc(i32 2)
  %7 = call i64 @assay_que_init(i32 noundef 0, i32 noundef 9, i32 noundef 2, i32 noundef 2, i32 noundef %6)
  call void @assay_loc(i32 3)
  %8 = call i64 @assay_que_init(i32 noundef 10, i32 noundef 0, i32 noundef 2, i32 noundef 2, i32 noundef %6)
  call void @assay_loc(i32 4)
  %9 = call noundef i64 @assay_block_idx()
  br label %10

10:                                               ; preds = %12, %4
  %.0.in = phi i64 [ %9, %4 ], [ %30, %12 ]
  %.0 = trunc i64 %.0.in to i32
  %11 = icmp ugt i32 %.sroa.8276.0.copyload, %.0
  br i1 %11, label %12, label %31

12:                                               ; preds = %10
  %13 = add i32 %.sroa.8276.0.copyload, -1
  %14 = icmp eq i32 %13, %.0
  %15 = mul i32 %.sroa.4.0.copyload, %.0
  %16 = sub i32 %.sroa.0272.0.copyload, %15
  %.0207 = select i1 %14, i32 %16, i32 %.sroa.4.0.copyload
  %17 = shl i32 %15, 2
  %18 = zext i32 %17 to i64
  %19 = getelementptr i8, ptr addrspace(1) %0, i64 %18
  %20 = getelementptr i8, ptr addrspace(1) %1, i64 %18
  call void @assay_loc(i32 5)
  %21 = call i64 @assay_que_alloc(i64 noundef %7)
  %22 = shl i32 %.0207, 2
  %23 = zext i32 %22 to i64
  call void @assay_loc(i32 6)
  call void @assay_dma_in_pad(i32 noundef 1, i64 noundef %21, i64 noundef 0, ptr addrspace(1) noundef %19, i64 noundef 1, i64 noundef %23, i64 noundef 0, i64 noundef 0, i64 noundef 0, i64 noundef 0, i32 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 7)
  call void @assay_que_enque(i64 noundef %7, i64 noundef %21)
  call void @assay_loc(i32 8)
  %24 = call i64 @assay_que_deque(i64 noundef %7)
  call void @assay_loc(i32 9)
  %25 = call i64 @assay_que_alloc(i64 noundef %8)
  %26 = sext i32 %.0207 to i64
  call void @assay_loc(i32 10)
  call void @assay_vec_n(i32 noundef 1, i32 noundef 1, i32 noundef 1, i64 noundef %25, i64 noundef 0, i64 noundef %24, i64 noundef 0, i64 noundef 0, i64 noundef 0, double noundef 0.000000e+00, i64 noundef %26)
  call void @assay_loc(i32 11)
  call void @assay_que_free(i64 noundef %7, i64 noundef %24)
  call void @assay_loc(i32 12)
  call void @assay_que_enque(i64 noundef %8, i64 noundef %25)
  call void @assay_loc(i32 13)
  %27 = call i64 @assay_que_deque(i64 noundef %8)
  call void @assay_loc(i32 14)
  call void @assay_dma_out(i32 noundef 2, i32 noundef 1, ptr addrspace(1) noundef %20, i64 noundef %27, i64 noundef 0, i64 noundef 1, i64 noundef %23, i64 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 15)
  call void @assay_que_free(i64 noundef %8, i64 noundef %27)
  call void @assay_loc(i32 16)
  %28 = call noundef i64 @assay_block_num()
  %29 = and i64 %.0.in, 4294967295
  %30 = add i64 %29, %28
  br label %10

31:                                               ; preds = %10
  call void @assay_loc(i32 17)
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

declare i64 @assay_block_num()

declare void @assay_pipe_begin()

declare void @assay_pipe_end()

declare void @assay_dma_in_pad(i32 noundef, i64 noundef, i64 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @assay_dma_out(i32 noundef, i32 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @assay_tiling_read(ptr noundef, ptr addrspace(1) noundef, i64 noundef)

declare void @assay_loc(i32)
