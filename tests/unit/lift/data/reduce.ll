target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.T = type { i32, i32, i32, i32, i32, i32 }

define dso_local void @reduce(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) {
  %5 = alloca %struct.T, align 4
  call void @assay_loc(i32 0)
  call void @assay_tiling_read(ptr noundef nonnull %5, ptr addrspace(1) noundef %3, i64 noundef 24)
  %.sroa.0452.0.copyload = load i32, ptr %5, align 4
  %.sroa.6455.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 4
  %.sroa.6455.0.copyload = load i32, ptr %.sroa.6455.0..sroa_idx, align 4
  %.sroa.8457.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 8
  %.sroa.8457.0.copyload = load i32, ptr %.sroa.8457.0..sroa_idx, align 4
  %.sroa.13462.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 12
  %.sroa.13462.0.copyload = load i32, ptr %.sroa.13462.0..sroa_idx, align 4
  %.sroa.14463.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 16
  %.sroa.14463.0.copyload = load i32, ptr %.sroa.14463.0..sroa_idx, align 4
  %.sroa.15464.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 20
  %.sroa.15464.0.copyload = load i32, ptr %.sroa.15464.0..sroa_idx, align 4
  call void @assay_loc(i32 1)
  call void @assay_pipe_begin()
  %6 = shl i32 %.sroa.8457.0.copyload, 2
  call void @assay_loc(i32 2)
  %7 = call i64 @assay_que_init(i32 noundef 0, i32 noundef 9, i32 noundef 2, i32 noundef 2, i32 noundef %6)
  call void @assay_loc(i32 3)
  %8 = call i64 @assay_buf_init(i32 noundef 11, i32 noundef 2048)
  call void @assay_loc(i32 4)
  %9 = call i64 @assay_buf_init(i32 noundef 11, i32 noundef %6)
  call void @assay_loc(i32 5)
  %10 = call noundef i64 @assay_block_idx()
  %11 = trunc i64 %10 to i32
  %12 = mul i32 %.sroa.0452.0.copyload, %11
  %.not = icmp ult i32 %12, %.sroa.15464.0.copyload
  %13 = sub i32 %.sroa.15464.0.copyload, %12
  %14 = icmp ult i32 %13, %.sroa.0452.0.copyload
  %spec.select = select i1 %14, i32 %13, i32 %.sroa.0452.0.copyload
  %.1 = select i1 %.not, i32 %spec.select, i32 0
  call void @assay_loc(i32 6)
  call void @assay_vec_n(i32 noundef 96, i32 noundef 1, i32 noundef 1, i64 noundef %8, i64 noundef 0, i64 noundef 0, i64 noundef 0, i64 noundef 0, i64 noundef 0, double noundef 0.000000e+00, i64 noundef 8)
  br label %15

15:                                               ; preds = %31, %4
  %.0316 = phi i32 [ 0, %4 ], [ %32, %31 ]
  %16 = icmp ult i32 %.0316, %.sroa.13462.0.copyload
  br i1 %16, label %17, label %33

17:                                               ; preds = %15
  %18 = mul i32 %.0316, %.sroa.8457.0.copyload
  %.not467 = icmp ult i32 %18, %.1
  br i1 %.not467, label %19, label %30

19:                                               ; preds = %17
  %20 = sub i32 %.1, %18
  %21 = icmp ugt i32 %20, %.sroa.8457.0.copyload
  %spec.select468 = select i1 %21, i32 %.sroa.8457.0.copyload, i32 %20
  call void @assay_loc(i32 7)
  %22 = call i64 @assay_que_alloc(i64 noundef %7)
  %23 = shl i32 %spec.select468, 2
  %24 = add i32 %12, %18
  %25 = zext i32 %24 to i64
  %26 = getelementptr float, ptr addrspace(1) %0, i64 %25
  %27 = zext i32 %23 to i64
  call void @assay_loc(i32 8)
  call void @assay_dma_in_pad(i32 noundef 1, i64 noundef %22, i64 noundef 0, ptr addrspace(1) noundef %26, i64 noundef 1, i64 noundef %27, i64 noundef 0, i64 noundef 0, i64 noundef 0, i64 noundef 0, i32 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 9)
  call void @assay_que_enque(i64 noundef %7, i64 noundef %22)
  call void @assay_loc(i32 10)
  %28 = call i64 @assay_que_deque(i64 noundef %7)
  %29 = sext i32 %spec.select468 to i64
  call void @assay_loc(i32 11)
  call void @assay_reduce_n(i32 noundef 0, i32 noundef 1, i64 noundef %9, i64 noundef 0, i64 noundef %28, i64 noundef 0, i64 noundef %9, i64 noundef 0, i64 noundef %29, i32 noundef 0)
  call void @assay_loc(i32 12)
  call void @assay_vec_n(i32 noundef 32, i32 noundef 1, i32 noundef 1, i64 noundef %8, i64 noundef 0, i64 noundef %8, i64 noundef 0, i64 noundef %9, i64 noundef 0, double noundef 0.000000e+00, i64 noundef 1)
  call void @assay_loc(i32 13)
  call void @assay_que_free(i64 noundef %7, i64 noundef %28)
  br label %30

30:                                               ; preds = %17, %19
  %.0315 = phi i32 [ 0, %19 ], [ 2, %17 ]
  %cond = icmp eq i32 %.0315, 0
  br i1 %cond, label %31, label %33

31:                                               ; preds = %30
  %32 = add i32 %.0316, 1
  br label %15

33:                                               ; preds = %30, %15
  %.idx = shl i64 %10, 5
  %34 = getelementptr i8, ptr addrspace(1) %2, i64 %.idx
  call void @assay_loc(i32 14)
  call void @assay_barrier(i32 noundef 6)
  call void @assay_dma_out(i32 noundef 2, i32 noundef 1, ptr addrspace(1) noundef %34, i64 noundef %8, i64 noundef 0, i64 noundef 1, i64 noundef 32, i64 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 15)
  call void @assay_sync_all()
  %35 = icmp eq i64 %10, 0
  br i1 %35, label %36, label %45

36:                                               ; preds = %33
  call void @assay_loc(i32 16)
  %37 = call i64 @assay_que_alloc(i64 noundef %7)
  %38 = shl i32 %.sroa.6455.0.copyload, 3
  %39 = zext i32 %38 to i64
  %40 = shl nuw nsw i64 %39, 2
  call void @assay_loc(i32 17)
  call void @assay_dma_in(i32 noundef 0, i32 noundef 1, i64 noundef %37, i64 noundef 0, ptr addrspace(1) noundef %2, i64 noundef 1, i64 noundef %40, i64 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 18)
  call void @assay_que_enque(i64 noundef %7, i64 noundef %37)
  call void @assay_loc(i32 19)
  %41 = call i64 @assay_que_deque(i64 noundef %7)
  %42 = sext i32 %38 to i64
  call void @assay_loc(i32 20)
  call void @assay_reduce_n(i32 noundef 0, i32 noundef 1, i64 noundef %8, i64 noundef 0, i64 noundef %41, i64 noundef 0, i64 noundef %9, i64 noundef 0, i64 noundef %42, i32 noundef 0)
  %43 = shl i32 %.sroa.14463.0.copyload, 2
  %44 = zext i32 %43 to i64
  call void @assay_loc(i32 21)
  call void @assay_barrier(i32 noundef 6)
  call void @assay_dma_out(i32 noundef 2, i32 noundef 1, ptr addrspace(1) noundef %1, i64 noundef %8, i64 noundef 0, i64 noundef 1, i64 noundef %44, i64 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 22)
  call void @assay_que_free(i64 noundef %7, i64 noundef %41)
  br label %45

45:                                               ; preds = %36, %33
  call void @assay_loc(i32 23)
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

declare i64 @assay_buf_init(i32 noundef, i32 noundef)

declare void @assay_reduce_n(i32 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i32 noundef)

declare void @assay_sync_all()

declare void @assay_dma_in(i32 noundef, i32 noundef, i64 noundef, i64 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @assay_loc(i32)
declare void @assay_barrier(i32 noundef)
