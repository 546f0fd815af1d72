target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.T = type { i32, i32, i32 }

define dso_local void @ceil_split(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) {
  %5 = alloca %struct.T, align 4
  call void @assay_loc(i32 0)
  call void @assay_tiling_read(ptr noundef nonnull %5, ptr addrspace(1) noundef %3, i64 noundef 12)
  call void @assay_loc(i32 1)
  call void @assay_pipe_begin()
  %6 = call noundef i64 @assay_block_idx()
  %7 = getelementptr inbounds i8, ptr %5, i64 4
  %8 = load i32, ptr %7, align 4
  %9 = trunc i64 %6 to i32
  %10 = mul i32 %8, %9
  %11 = load i32, ptr %5, align 4
  %.not.not = icmp ult i32 %10, %11
  br i1 %.not.not, label %12, label %.loopexit

12:                                               ; preds = %4
  %13 = add i32 %10, %8
  %14 = icmp ugt i32 %13, %11
  %15 = sub i32 %11, %10
  %spec.select = select i1 %14, i32 %15, i32 %8
  %16 = zext i32 %10 to i64
  %17 = getelementptr float, ptr addrspace(1) %0, i64 %16
  %18 = getelementptr float, ptr addrspace(1) %1, i64 %16
  %19 = getelementptr inbounds i8, ptr %5, i64 8
  %20 = load i32, ptr %19, align 4
  %21 = shl i32 %20, 2
  call void @assay_loc(i32 2)
  %22 = call i64 @assay_que_init(i32 noundef 0, i32 noundef 9, i32 noundef 1, i32 noundef 2, i32 noundef %21)
  %23 = load i32, ptr %19, align 4
  %24 = shl i32 %23, 2
  call void @assay_loc(i32 3)
  %25 = call i64 @assay_que_init(i32 noundef 10, i32 noundef 0, i32 noundef 1, i32 noundef 2, i32 noundef %24)
  br label %26

26:                                               ; preds = %28, %12
  %.0166 = phi i32 [ 0, %12 ], [ %41, %28 ]
  %27 = icmp ult i32 %.0166, %spec.select
  br i1 %27, label %28, label %.loopexit

28:                                               ; preds = %26
  %29 = sub i32 %spec.select, %.0166
  %30 = load i32, ptr %19, align 4
  %. = call i32 @llvm.umin.i32(i32 %29, i32 %30)
  call void @assay_loc(i32 4)
  %31 = call i64 @assay_que_alloc(i64 noundef %22)
  %32 = shl i32 %., 2
  %33 = zext i32 %.0166 to i64
  %34 = getelementptr float, ptr addrspace(1) %17, i64 %33
  %35 = zext i32 %32 to i64
  call void @assay_loc(i32 5)
  call void @assay_dma_in_pad(i32 noundef 1, i64 noundef %31, i64 noundef 0, ptr addrspace(1) noundef %34, i64 noundef 1, i64 noundef %35, i64 noundef 0, i64 noundef 0, i64 noundef 0, i64 noundef 0, i32 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 6)
  call void @assay_que_enque(i64 noundef %22, i64 noundef %31)
  call void @assay_loc(i32 7)
  %36 = call i64 @assay_que_deque(i64 noundef %22)
  call void @assay_loc(i32 8)
  %37 = call i64 @assay_que_alloc(i64 noundef %25)
  %38 = sext i32 %. to i64
  call void @assay_loc(i32 9)
  call void @assay_vec_n(i32 noundef 1, i32 noundef 1, i32 noundef 1, i64 noundef %37, i64 noundef 0, i64 noundef %36, i64 noundef 0, i64 noundef 0, i64 noundef 0, double noundef 0.000000e+00, i64 noundef %38)
  call void @assay_loc(i32 10)
  call void @assay_que_free(i64 noundef %22, i64 noundef %36)
  call void @assay_loc(i32 11)
  call void @assay_que_enque(i64 noundef %25, i64 noundef %37)
  call void @assay_loc(i32 12)
  %39 = call i64 @assay_que_deque(i64 noundef %25)
  %40 = getelementptr float, ptr addrspace(1) %18, i64 %33
  call void @assay_loc(i32 13)
  call void @assay_dma_out(i32 noundef 2, i32 noundef 1, ptr addrspace(1) noundef %40, i64 noundef %39, i64 noundef 0, i64 noundef 1, i64 noundef %35, i64 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 14)
  call void @assay_que_free(i64 noundef %25, i64 noundef %39)
  %41 = add i32 %.0166, %.
  br label %26

.loopexit:                                        ; preds = %26, %4
  call void @assay_loc(i32 15)
  call void @assay_pipe_end()
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @assay_tiling_read(ptr noundef, ptr addrspace(1) noundef, i64 noundef)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare void @assay_pipe_begin()

declare i64 @assay_block_idx()

declare void @assay_pipe_end()

declare i64 @assay_que_init(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i64 @assay_que_alloc(i64 noundef)

declare void @assay_dma_in_pad(i32 noundef, i64 noundef, i64 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @assay_que_enque(i64 noundef, i64 noundef)

declare i64 @assay_que_deque(i64 noundef)

declare void @assay_vec_n(i32 noundef, i32 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, double noundef, i64 noundef)

declare void @assay_que_free(i64 noundef, i64 noundef)

declare void @assay_dma_out(i32 noundef, i32 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare i32 @llvm.umin.i32(i32, i32)


declare void @assay_loc(i32)
